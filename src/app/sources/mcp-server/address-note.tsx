import { parseAddress } from '../../../connect/address.ts';
import { foreseen, forewarning } from '../../../connect/foresee.ts';
import { Icon } from '../../ui/icon.tsx';

/** Where the typed address leads, spelled as it is sent, and what a browser will make of it: before anything is sent. */
export function AddressNote({
  typed,
  relay,
  isOffered,
}: {
  readonly typed: string;
  readonly relay: boolean;
  readonly isOffered: boolean;
}) {
  const address = parseAddress(typed);
  if (address.kind === 'unusable') return null;
  const { url } = address;
  const page = window.location.href;
  const via = relay ? ({ kind: 'relay', base: '', token: '' } as const) : undefined;
  const failure = foreseen(address, { url: url.href, ...(via && { via }) }, page);
  const warning = relay ? undefined : forewarning(url, page);
  return (
    <>
      <p className="small muted">
        Connects to <span className="origin-spelled code">{url.origin}</span>
        {isOffered ? '. The address came with the link; nothing was sent yet.' : null}
      </p>
      {url.hostname.includes('xn--') ? (
        <Note>
          The name of the host has letters that can look like others. It is spelled {url.hostname}.
        </Note>
      ) : null}
      {failure === undefined ? null : (
        <Note>
          {failure.what} {failure.fix}
        </Note>
      )}
      {warning === undefined ? null : <Note>{warning}</Note>}
    </>
  );
}

function Note({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className="connect-note">
      <Icon name="warning" className="warning" label="warning" />
      <span>{children}</span>
    </p>
  );
}
