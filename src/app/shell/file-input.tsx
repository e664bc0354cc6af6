import { FILE_INPUT_ID } from '../sources/file.ts';
import { useServices } from '../state/use-services.ts';

/** The one file field. Out of sight: the menu of `Open` and the overlay for dropped files stand for it. */
export function FileInput() {
  const services = useServices();
  return (
    <input
      id={FILE_INPUT_ID}
      hidden
      type="file"
      accept=".json,.txt,.jsonl,.ndjson,application/json,text/plain"
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file !== undefined) services.openFile(file);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );
}
