import { db } from "@/lib/db";

/** The title of the task (null for the board), action, column, old value, new value, description, settings. */
export type ActivityLine = [
  on: string | null,
  action: string,
  column: string,
  old?: string | null,
  value?: string | null,
  description?: string | null,
  settings?: unknown,
];

/** All activity in the order of its creation, each line without its empty end. */
export async function fullActivityLines(): Promise<unknown[][]> {
  const rows = await db.activity.findMany({ orderBy: { id: "asc" }, include: { task: true } });
  return rows.map(({ task, action, column, oldValue, newValue, description, settings }) => {
    const line = [task?.title ?? null, action, column, oldValue, newValue, description, withoutIds(settings)];
    return line.slice(0, line.findLastIndex((value) => value !== null) + 1);
  });
}

/** Ids differ from run to run. */
const withoutIds = (settings: unknown) =>
  typeof settings === "object" && settings !== null
    ? Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, key.endsWith("_id") ? "id" : value]))
    : settings;
