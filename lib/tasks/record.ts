import { Prisma, type Task } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { columnsOf } from "@/lib/database/record";
import { REMINDERS } from "@/lib/tasks/inputs";

/** The whole record of `task t`, for `taskOfRecord`. */
export const taskColumns = columnsOf(Prisma.TaskScalarFieldEnum, "t");

/** As pg reads it. */
export type TaskRecord = Omit<Task, "leadValue" | "position" | "archivedPosition" | "reminderType"> &
  Record<"leadValue" | "position", string | number> & {
    archivedPosition: string | number | null;
    reminderType: keyof typeof REMINDERS | null;
  };

/** As PostgreSQL writes it into JSON. */
export type TaskInJson = {
  [Each in keyof TaskRecord]: TaskRecord[Each] extends Date | null ? string | null : TaskRecord[Each];
};

/** The same record as Prisma reads it. */
export const taskOfRecord = ({ leadValue, position, archivedPosition, reminderType, ...row }: TaskRecord): Task => ({
  ...row,
  leadValue: new Prisma.Decimal(leadValue),
  position: new Prisma.Decimal(position),
  archivedPosition: archivedPosition === null ? null : new Prisma.Decimal(archivedPosition),
  reminderType: reminderType && REMINDERS[reminderType],
});

const TIMES = Object.values(Prisma.TaskScalarFieldEnum).filter((property) => property.endsWith("At"));

export const taskOfJson = (row: TaskInJson): Task => {
  const times = TIMES.map((property) => [property, row[property] === null ? null : new Date(String(row[property]))]);
  return taskOfRecord({ ...row, ...Object.fromEntries(times) } as TaskRecord);
};

export async function readTask(tx: Tx, boardId: number, id: number): Promise<Task | undefined> {
  const [row] = await rowsOf<TaskRecord>(
    tx,
    Prisma.sql`SELECT ${taskColumns} FROM task t WHERE t.id = ${id} AND t.board_id = ${boardId}`,
  );
  return row && taskOfRecord(row);
}
