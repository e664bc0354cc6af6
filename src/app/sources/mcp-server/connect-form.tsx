import type { RefObject } from 'react';
import { useState } from 'react';
import { parseAddress } from '../../../connect/address.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AddressNote } from './address-note.tsx';
import { HeaderRows } from './header-rows.tsx';
import type { Snapshot } from './memory.ts';
import { addRow, setAddress, strayRows } from './memory.ts';
import { StrayHeaders } from './stray-headers.tsx';
import { looksLikeCurl, takeCurl } from './take-curl.ts';
import { TypedField } from './typed-field.tsx';
import type { FormTrouble } from './use-connect.ts';

/** The address and what is sent along with it. */
export function ConnectForm({
  memory,
  trouble,
  isOffered,
  submitRef,
  submitLabel,
  onEdited,
  onSignIn,
}: {
  readonly memory: Snapshot;
  readonly trouble: FormTrouble | null;
  readonly isOffered: boolean;
  readonly submitRef: RefObject<HTMLButtonElement | null>;
  readonly submitLabel: string;
  readonly onEdited: () => void;
  readonly onSignIn: () => void;
}) {
  const [said, setSaid] = useState('');
  const { address, rows, relay } = memory;
  const parsed = parseAddress(address);
  const origin = parsed.kind === 'address' ? parsed.url.origin : null;
  const pasteCurl = async () => {
    const text = await navigator.clipboard.readText().catch(() => null);
    setSaid(
      text === null
        ? 'The browser does not let the page read the clipboard. Paste the command into the address field.'
        : takeCurl(text),
    );
  };
  return (
    <>
      <label className="connect-label" htmlFor="server-address">
        Address
      </label>
      <TypedField
        id="server-address"
        className="field code"
        inputMode="url"
        autoFocus
        placeholder="http://127.0.0.1:3001/mcp"
        aria-invalid={trouble?.field === 'address'}
        aria-describedby="address-notes"
        text={address}
        onText={(text) => {
          setAddress(text);
          onEdited();
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!looksLikeCurl(text)) return;
          event.preventDefault();
          setSaid(takeCurl(text));
          onEdited();
        }}
      />
      <Button ref={submitRef} type="submit" look="main">
        {submitLabel}
      </Button>
      <div id="address-notes" className="wide notes">
        {trouble?.field === 'address' ? <Trouble why={trouble.why} /> : null}
        <AddressNote typed={address} relay={relay} isOffered={isOffered} />
      </div>
      <HeaderRows rows={rows} />
      <div className="wide notes">
        {trouble?.field === 'headers' ? <Trouble why={trouble.why} /> : null}
        {origin === null ? null : <StrayHeaders rows={strayRows(memory, origin)} origin={origin} />}
        <div className="header-foot">
          <span className="small muted grow">
            Sent to this address only, kept in this tab, never part of a link.
          </span>
          <Button onClick={() => addRow('bearer')}>Bearer token</Button>
          <Button onClick={onSignIn}>Sign-in</Button>
          <Button onClick={() => void pasteCurl()}>Paste curl</Button>
        </div>
        <p role="status" className="small">
          {said}
        </p>
      </div>
    </>
  );
}

function Trouble({ why }: { readonly why: string }) {
  return (
    <p className="connect-note" role="alert">
      <Icon name="error" className="error" label="error" />
      <span>{why}</span>
    </p>
  );
}
