import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HeaderRow } from './memory.ts';
import { addRow, removeRow, setName } from './memory.ts';
import { SecretField } from './secret-field.tsx';
import { TypedField } from './typed-field.tsx';

/** Any number of header fields; values are masked and never part of the markup. */
export function HeaderRows({ rows }: { readonly rows: readonly HeaderRow[] }) {
  return rows.map((row, index) => (
    <Row
      key={row.id}
      row={row}
      number={rows.length > 1 ? index + 1 : null}
      canRemove={rows.length > 1 || row.name !== '' || row.isFilled || row.kind === 'bearer'}
      isLast={index === rows.length - 1}
    />
  ));
}

function Row({
  row: { id, kind, name },
  number,
  canRemove,
  isLast,
}: {
  readonly row: HeaderRow;
  readonly number: number | null;
  readonly canRemove: boolean;
  readonly isLast: boolean;
}) {
  const isBearer = kind === 'bearer';
  const suffix = number === null ? '' : ` ${number}`;
  return (
    <>
      <span className="connect-label">{isBearer ? 'Bearer token' : 'Header'}</span>
      <span className={isBearer ? 'header-pair token' : 'header-pair'}>
        {isBearer ? null : (
          <TypedField
            className="field code"
            aria-label={`Header name${suffix}`}
            placeholder="Name"
            text={name}
            onText={(text) => setName(id, text)}
          />
        )}
        <SecretField id={id} label={isBearer ? 'Bearer token' : `Header value${suffix}`} />
        {canRemove ? (
          <IconButton
            label={isBearer ? 'Remove the bearer token' : `Remove header${suffix}`}
            onClick={() => removeRow(id)}
          >
            <Icon name="close" />
          </IconButton>
        ) : null}
      </span>
      {isLast ? <Button onClick={() => addRow('header')}>Add header</Button> : <span />}
    </>
  );
}
