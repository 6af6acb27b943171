import type { ActivityLine } from "@/lib/activity/record";

/** A property of a record as feeds name it. */
export interface Property<Row> {
  column: string;
  /** Null where the record has none. */
  valueOf: (row: Row) => string | number | null;
  /** Its value means nothing to readers: the line only says that it changed. */
  isHidden?: true;
}

export type Difference = Pick<ActivityLine, "action" | "column" | "oldValue" | "newValue">;

/** A line for each property that has another value after a change. */
export function differencesIn<Row>(properties: readonly Property<Row>[], before: Row, after: Row): Difference[] {
  return properties.flatMap(({ column, valueOf, isHidden }) => {
    const [oldValue, newValue] = [textOf(valueOf(before)), textOf(valueOf(after))];
    if (oldValue === newValue) return [];
    return { action: actionOf(oldValue, newValue), column, ...(!isHidden && { oldValue, newValue }) };
  });
}

const textOf = (value: string | number | null) => (value === null ? null : String(value));

/** What a feed calls a change between these values. */
export function actionOf(before: unknown, after: unknown): "added" | "changed" | "removed" {
  if (after === null) return "removed";
  return before === null ? "added" : "changed";
}
