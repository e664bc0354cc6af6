import { useState } from 'react';
import type { PendingSignIn } from '../../../connect/oauth-types.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SignedIn } from './memory.ts';
import { dropToken } from './memory.ts';
import { TypedField } from './typed-field.tsx';
import type { SignInState } from './use-sign-in.ts';

/** The rows of the form that a sign-in takes. */
export function SignIn({
  state,
  signedIn,
  onFind,
  onGo,
  onGiveUp,
}: {
  readonly state: SignInState;
  readonly signedIn: SignedIn | null;
  readonly onFind: (clientId: string) => void;
  readonly onGo: (pending: PendingSignIn) => void;
  readonly onGiveUp: () => void;
}) {
  const [clientId, setClientId] = useState('');
  if (state.kind === 'closed') return signedIn === null ? null : <Held signedIn={signedIn} />;
  if (state.kind === 'found' || state.kind === 'waiting') {
    return <There state={state} onGo={onGo} onGiveUp={onGiveUp} />;
  }
  return (
    <>
      <label className="connect-label" htmlFor="client-id">
        Client id
      </label>
      <TypedField
        id="client-id"
        className="field code"
        placeholder="Only if one was registered for you"
        text={clientId}
        onText={setClientId}
      />
      <Button look="fill" disabled={state.kind === 'finding'} onClick={() => onFind(clientId)}>
        {state.kind === 'finding' ? 'Looking…' : 'Find the sign-in'}
      </Button>
      {state.kind === 'failed' ? (
        <p className="connect-note wide" role="alert">
          <Icon name="error" className="error" label="error" />
          <span>
            {state.why} {state.fix}
          </span>
        </p>
      ) : null}
    </>
  );
}

function There({
  state,
  onGo,
  onGiveUp,
}: {
  readonly state: Extract<SignInState, { readonly pending: unknown }>;
  readonly onGo: (pending: PendingSignIn) => void;
  readonly onGiveUp: () => void;
}) {
  const { pending, kind } = state;
  return (
    <>
      <span className="connect-label">Sign-in</span>
      <p role="status">
        {kind === 'found' ? 'You sign in at ' : 'Waiting for you at '}
        <span className="origin-spelled code">{pending.authorizationOrigin}</span>
        {kind === 'found' ? ', in a window of its own.' : '.'}
      </p>
      {kind === 'found' ? (
        <Button look="line" autoFocus onClick={() => onGo(pending)}>
          Sign in there
        </Button>
      ) : (
        <Button look="fill" onClick={onGiveUp}>
          Give up
        </Button>
      )}
    </>
  );
}

function Held({ signedIn }: { readonly signedIn: SignedIn }) {
  return (
    <>
      <span className="connect-label">Sign-in</span>
      <p>
        Signed in at <span className="code">{signedIn.authorizationOrigin}</span>, for{' '}
        <span className="code">{signedIn.origin}</span>
      </p>
      <Button onClick={dropToken}>Sign out</Button>
    </>
  );
}
