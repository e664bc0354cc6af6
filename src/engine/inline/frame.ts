/** An object, an array, or a container that is being written. */
export interface Frame {
  readonly kind: 'members' | 'items' | 'entries' | 'moved' | 'close' | 'end';
  /** State to which this belongs. */
  readonly state: number;
  readonly unit: number;
  readonly level: number;
  readonly inPlace: boolean;
  readonly node: number;
  next: number;
  readonly end: number;
  /** Names that are not written here, since they are laid over. */
  readonly without: ReadonlySet<number> | undefined;
  /** Shared by frames that write into one pair of braces: has something been written? */
  readonly comma: { written: boolean };
  /** Text that closes it; empty where the braces belong to a frame further out. */
  readonly close: string;
  /** Offset of the source's own closing bracket, so that a sink knows where it comes from; or -1. */
  readonly closeAt: number;
  /** Target to be added at the end of an `allOf`. */
  readonly extra: readonly [target: number, decision: number] | undefined;
}

/** Written out, since frames are made by the thousand and spreading objects is slow. */
export function frameOf(
  kind: Frame['kind'],
  owner: Owner,
  node: number,
  next: number,
  end: number,
  comma: Frame['comma'],
  close: string,
  without?: ReadonlySet<number>,
  extra?: Frame['extra'],
  closeAt = -1,
): Frame {
  return {
    kind,
    state: owner.state,
    unit: owner.unit,
    level: owner.level,
    inPlace: owner.inPlace,
    node,
    next,
    end,
    without,
    comma,
    close,
    extra,
    closeAt,
  };
}

/** What is left to write of the braces of `frame`: its moved entries, or only its end. */
export const restOf = (frame: Frame, kind: 'moved' | 'close', end: number): Frame =>
  frameOf(
    kind,
    frame,
    frame.node,
    0,
    end,
    frame.comma,
    frame.close,
    undefined,
    undefined,
    frame.closeAt,
  );

export type Owner = Pick<Frame, 'state' | 'unit' | 'level' | 'inPlace'>;
