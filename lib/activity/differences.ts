import type { ActivityLine } from "@/lib/activity/record";

export type Action = "added" | "changed" | "removed";

export interface Property<Row, Event extends string = string> {
  event: (action: Action) => Event;
  valueOf: (row: Row) => string | number | null;
  /** Its value means nothing to readers, so only the change itself is recorded. */
  isHidden?: true;
}

type Difference<Event> = Pick<ActivityLine, "oldValue" | "newValue"> & { event: Event };

export function differencesIn<Row, Event extends string>(
  properties: readonly Property<Row, Event>[],
  before: Row,
  after: Row,
): Difference<Event>[] {
  return properties.flatMap(({ event, valueOf, isHidden }) => {
    const [oldValue, newValue] = [textOf(valueOf(before)), textOf(valueOf(after))];
    if (oldValue === newValue) return [];
    return { event: event(actionOf(oldValue, newValue)), ...(!isHidden && { oldValue, newValue }) };
  });
}

const textOf = (value: string | number | null) => (value === null ? null : String(value));

export function actionOf(before: unknown, after: unknown): Action {
  if (after === null) return "removed";
  return before === null ? "added" : "changed";
}
