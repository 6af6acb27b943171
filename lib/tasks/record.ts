import { Prisma, type Task } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { columnsOf, type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { REMINDERS } from "@/lib/tasks/inputs";

/** The whole record of `task t`, for `taskOfRecord`. */
export const taskColumns = columnsOf(Prisma.TaskScalarFieldEnum, "t");

/** How the database names them. */
export const REMINDER_NAMES = Object.fromEntries(
  Object.entries(REMINDERS).map(([name, property]) => [property, name]),
) as Record<(typeof REMINDERS)[keyof typeof REMINDERS], keyof typeof REMINDERS>;

/** How the database stores a reminder. */
export const reminderColumns = <Reminder extends Pick<Task, "reminderType">>({ reminderType, ...times }: Reminder) => ({
  ...times,
  reminderType: reminderType && REMINDER_NAMES[reminderType],
});

/** As pg reads it. */
export type TaskRecord = Omit<Task, "leadValue" | "position" | "archivedPosition" | "reminderType"> &
  Record<"leadValue" | "position", string | number> & {
    archivedPosition: string | number | null;
    reminderType: keyof typeof REMINDERS | null;
  };

/** The same record as Prisma reads it. */
export const taskOfRecord = ({ leadValue, position, archivedPosition, reminderType, ...row }: TaskRecord): Task => ({
  ...row,
  leadValue: new Prisma.Decimal(leadValue),
  position: new Prisma.Decimal(position),
  archivedPosition: archivedPosition === null ? null : new Prisma.Decimal(archivedPosition),
  reminderType: reminderType && REMINDERS[reminderType],
});

/** The record of `task t` as JSON, for `taskOfJson`. */
export const taskAsJson = recordAsJson(Prisma.TaskScalarFieldEnum, "t");

const withTaskTimes = withTimes<TaskRecord>(Prisma.TaskScalarFieldEnum);

export const taskOfJson = (record: InJson<TaskRecord>): Task => taskOfRecord(withTaskTimes(record));

export async function readTask(tx: Tx, boardId: number, id: number): Promise<Task | undefined> {
  const [row] = await rowsOf<TaskRecord>(
    tx,
    Prisma.sql`SELECT ${taskColumns} FROM task t WHERE t.id = ${id} AND t.board_id = ${boardId}`,
  );
  return row && taskOfRecord(row);
}
