/** UTF-16 units up to which the whole source opens in the editor; a larger one opens in a plain field. */
export const MOST_EDITOR_UNITS = 1_000_000;
