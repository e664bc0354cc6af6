/**
 * Receives the output piece by piece.
 * `raw`: text of the source document as it stands. `made`: text that is new. `state`: true where the sink
 * has that state's text already; false asks for its pieces, which `endState` closes.
 */
export interface Sink {
  raw(from: number, to: number, unit: number, inPlace: boolean): void;
  made(text: string): void;
  state(state: number): boolean;
  endState(state: number): void;
}
