import { StripPlace } from '../sources/mcp-server/strip-place.tsx';
import { useApp } from '../state/use-app.ts';
import { Bar } from './bar.tsx';
import { Desk } from './desk.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { FileInput } from './file-input.tsx';
import { Notices } from './notices.tsx';
import { Overlays } from './overlays.tsx';
import { Phone } from './phone.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { StatusLine } from './status-line.tsx';
import './shell.css';

/** The whole page: one bar, and the desk or, on a small screen, one panel at a time. */
export function App() {
  const small = useApp((s) => s.small);
  return (
    <div className={small ? 'phone small-screen' : 'app'}>
      <SkipLink />
      {small ? <PhoneBar /> : <Bar />}
      <StripPlace />
      {small ? <Phone /> : <Desk />}
      <StatusLine />
      <FileInput />
      <Notices />
      <Overlays />
      <DropOverlay />
    </div>
  );
}
