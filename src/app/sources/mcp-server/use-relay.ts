import { useEffect, useState } from 'react';
import { hasRelay } from '../../../connect/relay-client.ts';

let asked: Promise<boolean> | null = null;

/** Whether this page was served with a relay and a demo beside it: then it runs on the person's own machine. */
export function useRelayHere(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let isOver = false;
    asked ??= hasRelay(window.location.href);
    void asked.then((found) => {
      if (!isOver) setHere(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return isHere;
}
