import { useEffect, useState } from 'react';
import { useApp } from '../../state/use-app.ts';
import { setAddress } from './memory.ts';

/** An address that came with a link stands in the field, and waits for the person. True while it is that one. */
export function useOffered(): boolean {
  const offered = useApp((s) => s.offeredAddress);
  const taken = useApp((s) => s.addressTaken);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (offered === null) return;
    setAddress(offered);
    setOffered(true);
    taken();
  }, [offered, taken]);
  return isOffered;
}
