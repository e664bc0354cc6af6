/** Server-sent events, as the HTML standard reads them (section 9.2.6), a chunk at a time. */
export interface ServerEvent {
  /** The `data` lines joined by line feeds. */
  readonly data: string;
  readonly type: string;
  readonly id: string | undefined;
}

/**
 * Takes the chunks of a decoded stream and gives the events that each completes.
 *
 * @param most  UTF-16 units of one event; more is not kept
 * @throws RangeError where an event is larger
 */
export function createEventReader(most: number): (chunk: string) => ServerEvent[] {
  /** The pieces of the line that is not finished: a line of megabytes comes in many chunks. */
  let pieces: string[] = [];
  let data: string[] = [];
  let type = '';
  let id: string | undefined;
  let size = 0;
  let endedByReturn = false;
  let isFirst = true;

  function grow(by: number): void {
    size += by;
    if (size > most) throw new RangeError('one event is too large');
  }

  function take(line: string): ServerEvent | undefined {
    if (line === '') {
      const whole =
        data.length > 0 ? { data: data.join('\n'), type: type || 'message', id } : undefined;
      data = [];
      type = '';
      size = 0;
      return whole;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    if (field === 'data') data.push(value);
    else if (field === 'event') type = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
    return undefined;
  }

  return (chunk) => {
    const events: ServerEvent[] = [];
    let text = isFirst ? chunk.replace(/^\uFEFF/, '') : chunk;
    if (chunk !== '') isFirst = false;
    if (endedByReturn && text.startsWith('\n')) text = text.slice(1);
    if (chunk !== '') endedByReturn = text.endsWith('\r');
    let start = 0;
    for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) {
      grow(index - start);
      pieces.push(text.slice(start, index));
      const event = take(pieces.join(''));
      pieces = [];
      start = index + end.length;
      if (event !== undefined) events.push(event);
    }
    if (start < text.length) {
      grow(text.length - start);
      pieces.push(text.slice(start));
    }
    return events;
  };
}
