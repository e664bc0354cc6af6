/**
 * What each panel is given and what it may say. A panel renders its own region (named as in `frame.title`)
 * with its header; it holds only what no other part needs (an open row, a chosen view). Styles of
 * the frame, the bar, the verdict strip and the code lines stand in `shell/` and `editor/`; tokens, controls,
 * panel headers and lists stand in `styles/index.css`.
 */
import type { Catalogue, GraphView, SchemaView } from '../../engine/protocol.ts';
import type { CycleReport, Related, Severity, Side } from '../../engine/report-types.ts';

/** Given to every panel; `ui/panel.tsx` draws the header from it. */
export interface PanelFrame {
  /** Region name, by contract: `Tools`, `Before`, `Diagnostics`, ... */
  readonly title: string;
  /** One panel at a time on a small screen: no maximise button, targets of 44 px. */
  readonly small: boolean;
  readonly maximised: boolean;
  readonly onMaximise: () => void;
  /** What is shown belongs to an earlier text: dim the body, keep it usable. */
  readonly stale: boolean;
}

/** The mark before a name; `hint`: shrinks or has no schema, `pass`: nothing found. */
export type ToolMark = Severity | 'hint' | 'pass';

export interface ToolRow {
  /** Index into `Report.tools`; names need not be unique. */
  readonly index: number;
  readonly name: string;
  readonly mark: ToolMark;
  readonly cycle: boolean;
  /** Bytes of its schemas, minified, decimal strings. */
  readonly before: string;
  readonly after: string;
  /** after / before over both schemas; null where before is 0. */
  readonly growth: number | null;
  /** For the accessible description: `1 error, 2 warnings, 1,103 bytes, grows 1.72 times, 1 cycle`. */
  readonly description: string;
}

export type ToolSort = 'severity' | 'bytes' | 'growth' | 'document';

/** The filter field carries this id, so that `/` can reach it. */
export const TOOLS_FILTER_ID = 'tools-filter';

export interface ToolsProps {
  readonly frame: PanelFrame;
  /** Filtered and in the order in which they are shown; may be thousands. */
  readonly rows: readonly ToolRow[];
  readonly total: number;
  readonly selected: number | null;
  readonly onSelect: (index: number) => void;
  readonly sort: ToolSort;
  readonly onSort: (sort: ToolSort) => void;
  /** null: the filter field is closed. */
  readonly filter: string | null;
  readonly onFilter: (filter: string | null) => void;
}

export interface FindingRow {
  /** Index into `Report.diagnostics`. */
  readonly id: number;
  readonly severity: Severity;
  readonly code: string;
  /** Whose rule it is, where a client minds it. */
  readonly client?: string;
  readonly message: string;
  /** Absent for a finding about the whole text. */
  readonly tool?: string;
  readonly side?: Side;
  /** The pointer within its schema, or within the text where it belongs to none. */
  readonly place: string;
  readonly related: readonly Related[];
  readonly fixes: readonly string[];
}

/** One line of a fix as a diff. */
export interface PatchLine {
  readonly sign: '-' | '+';
  readonly text: string;
}

export interface DiagnosticsProps {
  readonly frame: PanelFrame;
  /** Of the chosen scope, errors first; may be thousands. */
  readonly findings: readonly FindingRow[];
  readonly scope: 'tool' | 'all';
  readonly onScope: (scope: 'tool' | 'all') => void;
  /** Of the chosen scope. */
  readonly counts: Readonly<Record<Severity, number>>;
  /** The opened finding: shows why, the edit as a diff, and its buttons. */
  readonly selected: number | null;
  /** Opens it and moves the shared selection; null closes. */
  readonly onSelect: (id: number | null) => void;
  /** Moves the selection and shows the place in Before. */
  readonly onGoTo: (id: number) => void;
  readonly onApply: (id: number, fix: number) => void;
  /** How many fixes of the chosen scope can be applied together. */
  readonly fixable: number;
  readonly onApplyAll: () => void;
  readonly onCopyLink: (id: number) => void;
  /** Why a rule matters; undefined until the catalogue is there. */
  readonly whyOf: (code: string) => string | undefined;
  /** The fix as a diff, at most a few lines; cut lines end in `…`. */
  readonly patchOf: (id: number, fix: number) => readonly PatchLine[];
  /** Rules by code, for sources and titles. */
  readonly rules: Catalogue['rules'];
}

export interface CycleGraphProps {
  readonly frame: PanelFrame;
  /** For the group's name, `Reference graph of <schema>`: `export_region, input`. */
  readonly schema: string;
  /** null: nothing is selected or the view is on its way. */
  readonly view: GraphView | null;
  readonly cycles: readonly CycleReport[];
  /** `pointer` of the selected node, or null. */
  readonly selected: string | null;
  /** A `GraphNode.pointer`. */
  readonly onSelect: (pointer: string) => void;
}

export interface SizeProps {
  readonly frame: PanelFrame;
  readonly schema: string;
  readonly view: SchemaView['sizes'] | null;
  /** Every tool in the order of the list, for the growth bars. */
  readonly tools: readonly ToolRow[];
  readonly selectedTool: number | null;
  readonly onSelectTool: (index: number) => void;
  /** `pointer` of the selected `SizeRow`, or null. */
  readonly selected: string | null;
  /** A `SizeRow.pointer`, or one of its `usedAt`. */
  readonly onSelect: (pointer: string) => void;
}
