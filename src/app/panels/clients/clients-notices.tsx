import type { ClientsJudged } from '../../state/clients-slice.ts';
import { countOf } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';

/** What could not be judged, and why. */
export function ClientsNotices({
  judged: { status, message, view },
}: {
  readonly judged: ClientsJudged;
}) {
  const [first] = view?.notServed ?? [];
  return (
    <>
      {status === 'failed' ? (
        <p>
          <Icon name="error" className="error" /> There is no judgement: {message}
        </p>
      ) : null}
      {first === undefined || view === null ? null : (
        <p>
          <Icon name="warning" className="warning" /> {countOf(view.notServed.length, 'schema')}{' '}
          could not be rewritten and {view.notServed.length === 1 ? 'is' : 'are'} judged as given:{' '}
          {first.message}
        </p>
      )}
    </>
  );
}
