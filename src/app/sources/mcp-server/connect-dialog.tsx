import { useRef } from 'react';
import { parseAddress } from '../../../connect/address.ts';
import { useApp, useAppStore } from '../../state/use-app.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { SourceFormProps } from '../define-source.ts';
import { ConnectForm } from './connect-form.tsx';
import { ConnectProgress } from './connect-progress.tsx';
import { Doctor } from './doctor.tsx';
import { cancelAttempt } from './live-connection.ts';
import { allowHost, chooseRelayed, setAddress } from './memory.ts';
import { NextSteps } from './next-steps.tsx';
import { RelayChoice } from './relay-choice.tsx';
import { ServerList } from './server-list.tsx';
import { SignIn } from './sign-in.tsx';
import { useConnect } from './use-connect.ts';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useMemory } from './use-memory.ts';
import { useOffered } from './use-offered.ts';
import { useRelayHere } from './use-relay.ts';
import { useSignIn } from './use-sign-in.ts';
import '../../styles/connect.css';

export default function ConnectDialog({ onLoaded, onClose }: SourceFormProps) {
  const store = useAppStore();
  const attempt = useApp((s) => s.attempt);
  const memory = useMemory();
  const relayHere = useRelayHere();
  const isOffered = useOffered();
  const submit = useRef<HTMLButtonElement>(null);
  const { start, route, trouble, clearTrouble } = useConnect(onLoaded);
  const signIn = useSignIn(() => void start());
  useDialogFocus(attempt.kind, submit);

  const isRunning = attempt.kind === 'running' && attempt.doing === 'connecting';
  const failed = attempt.kind === 'failed' ? attempt.failed : null;
  const leave = () => {
    if (isRunning || failed !== null) cancelAttempt(store);
    onClose();
  };
  const find = async (clientId: string) => {
    const address = parseAddress(memory.address);
    if (address.kind === 'unusable') return void start();
    const via = await route(address.url);
    await signIn.find({ url: address.url.href, ...(via && { via }) }, clientId, failed?.challenge);
  };
  const again = (change: () => void) => {
    change();
    void start();
  };
  return (
    <Dialog
      open
      title="Connect to a server"
      onClose={leave}
      footer={
        failed === null ? (
          <span className="muted">
            Only the handshake and tools/list are sent. No tool is called.
          </span>
        ) : (
          <NextSteps
            failed={failed}
            typed={memory.address}
            relayHere={relayHere && !memory.relay}
            onRelay={() => again(() => chooseRelayed(true))}
            onAllowHost={(host) => again(() => allowHost(host))}
            onSignIn={() => void find('')}
          />
        )
      }
    >
      <form
        className="connect"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <fieldset className="connect-form" disabled={isRunning}>
          <legend className="visually-hidden">Server</legend>
          <ConnectForm
            memory={memory}
            trouble={trouble}
            isOffered={isOffered}
            submitRef={submit}
            submitLabel={failed === null ? 'Connect' : 'Try again'}
            onEdited={clearTrouble}
            onSignIn={signIn.open}
          />
          <SignIn
            state={signIn.state}
            signedIn={memory.signedIn}
            onFind={(clientId) => void find(clientId)}
            onGo={(pending) => void signIn.go(pending)}
            onGiveUp={signIn.giveUp}
          />
          {relayHere ? <RelayChoice typed={memory.address} {...memory} /> : null}
          {failed === null ? (
            <ServerList
              onDemo={
                relayHere
                  ? () => {
                      setAddress(new URL('demo/mcp', window.location.href.split('#')[0]).href);
                      void start({ bare: true });
                    }
                  : null
              }
              onChoose={setAddress}
            />
          ) : null}
        </fieldset>
      </form>
      {isRunning ? (
        <ConnectProgress progress={attempt.progress} onCancel={() => cancelAttempt(store)} />
      ) : null}
      {failed === null ? null : <Doctor failed={failed} />}
    </Dialog>
  );
}
