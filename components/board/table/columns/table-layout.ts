import { TITLE, type TableColumn } from "@/components/board/table/columns/columns";
import type { Summary } from "@/components/board/table/columns/summaries";
import { SUMMARIES } from "@/components/board/table/columns/summaries";
import type { ViewSettings } from "@/lib/view-settings/views";
import type { Json } from "@/lib/http/response/json";

/** How one person sees the table of one board. */
export interface TableLayout {
  order: string[];
  widths: Record<string, number>;
  /** Columns without a setting of their own. */
  shown: Record<string, boolean>;
  /** How many of the first columns stay while the table scrolls sideways. */
  frozen: number;
  sort: string;
  summaries: Record<string, Summary>;
}

/** Of the column for selecting, as wide as `w-11`. */
export const SELECT_WIDTH = 44;
export const NARROWEST = 48;
export const WIDEST = 800;
/** More would leave no room to scroll. */
export const MOST_FROZEN = 4;

/** Another version of the app may have written it. */
export function tableLayoutFrom(saved: Readonly<Record<string, Json>> = {}): TableLayout {
  return {
    order: listIn(saved.order).filter((each) => typeof each === "string"),
    widths: entriesOf(saved.widths, (value) => (typeof value === "number" ? withinLimits(value) : undefined)),
    shown: entriesOf(saved.shown, (value) => (typeof value === "boolean" ? value : undefined)),
    frozen: typeof saved.frozen === "number" ? Math.min(MOST_FROZEN, Math.max(0, Math.round(saved.frozen))) : 1,
    sort: typeof saved.sort === "string" ? saved.sort : "",
    summaries: entriesOf(saved.summaries, (value) => SUMMARIES.find((each) => each === value)),
  };
}

export const withinLimits = (width: number): number => Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function entriesOf<Value>(value: Json | undefined, read: (value: Json) => Value | undefined): Record<string, Value> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const known = each === undefined ? undefined : read(each);
      return known === undefined ? [] : [[key, known]];
    }),
  );
}

/** Columns that the layout does not know come last; the title stays first. */
export function inOrder(columns: readonly TableColumn[], order: readonly string[]): TableColumn[] {
  const rank = (id: string) => {
    if (id === TITLE) return -1;
    return order.includes(id) ? order.indexOf(id) : order.length;
  };
  return columns.toSorted((one, other) => rank(one.id) - rank(other.id));
}

export function isShown(
  { id, setting, isShownAtFirst }: TableColumn,
  settings: ViewSettings["tableview"],
  shown: TableLayout["shown"],
): boolean {
  if (id === TITLE) return true;
  return setting ? settings[setting] : (shown[id] ?? isShownAtFirst);
}

/** `before` is null for the end. */
export function movedColumn(order: readonly string[], id: string, before: string | null): string[] {
  const others = order.filter((each) => each !== id);
  const at = before === null ? others.length : Math.max(1, others.indexOf(before));
  return others.toSpliced(at, 0, id);
}
