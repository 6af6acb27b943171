import { isDeepStrictEqual } from "node:util";

/** Whether a change would give a record another value. A property that is undefined stays. */
export const differs = <Row extends object>(record: Row, change: { [Each in keyof Row]?: unknown }): boolean =>
  Object.entries(change).some(
    ([property, value]) => value !== undefined && !isDeepStrictEqual(record[property as keyof Row], value),
  );
