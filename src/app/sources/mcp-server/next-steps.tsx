import { parseAddress, shownAddress } from '../../../connect/address.ts';
import type { Offer } from '../../../connect/doctor-types.ts';
import { commandSnippet } from '../../../connect/snippets.ts';
import type { Failed } from '../../../connect/types.ts';
import { useServices } from '../../state/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { doctorReport } from './doctor-report.ts';

/** What the person may do about a failed connection, beside changing the form. */
export function NextSteps({
  failed,
  typed,
  relayHere,
  onRelay,
  onAllowHost,
  onSignIn,
}: {
  readonly failed: Failed;
  readonly typed: string;
  readonly relayHere: boolean;
  readonly onRelay: () => void;
  readonly onAllowHost: (host: string) => void;
  readonly onSignIn: () => void;
}) {
  const { copy } = useServices();
  const offers = new Set<Offer>(failed.steps.flatMap((step) => step.offers));
  const address = parseAddress(typed);
  const url = address.kind === 'address' ? address.url : null;
  const shown = url === null ? '' : shownAddress(url);
  return (
    <>
      <span className="muted grow">{sentence(offers, relayHere)}</span>
      {offers.has('relay') && relayHere ? (
        <Button look="fill" onClick={onRelay}>
          Use the relay
        </Button>
      ) : null}
      {offers.has('allow-private') && url !== null ? (
        <Button look="fill" onClick={() => onAllowHost(url.host)}>
          Allow {url.host}
        </Button>
      ) : null}
      {offers.has('sign-in') ? (
        <Button look="fill" onClick={onSignIn}>
          Sign in
        </Button>
      ) : null}
      {offers.has('command') && url !== null ? (
        <Button onClick={() => copy(commandSnippet(shown).text, 'Command')}>Copy command</Button>
      ) : null}
      <Button onClick={() => copy(doctorReport(shown, failed.steps), 'Report')}>Copy report</Button>
    </>
  );
}

function sentence(offers: ReadonlySet<Offer>, relayHere: boolean): string {
  if (offers.has('relay')) {
    return relayHere
      ? 'No access to the server? The local relay adds the headers for you.'
      : 'No access to the server? The command needs no headers; nor does Refscope started with npm start.';
  }
  if (offers.has('allow-private'))
    return 'The relay asks before it reaches into a private network.';
  if (offers.has('sign-in')) return 'Sign in, or type the header that the server expects.';
  return '';
}
