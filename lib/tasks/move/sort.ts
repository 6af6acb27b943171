import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import { reader, transaction } from "@/lib/db";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { SortTasks } from "@/lib/tasks/move/inputs";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { lockTaskOrder, renumber } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** Sorts a stage's tasks once; equal ones keep their order (compatibility.md, C41). The number of statements does not
 * depend on the number of tasks, and no activity is recorded (compatibility.md, C84). */
export async function sortTasks(stage: Stage, input: SortTasks, actor: CurrentUser): Promise<LoadedTasks> {
  const changedIds = await transaction(async (tx) => {
    await lockTaskOrder(tx, stage.id);
    return renumber(tx, [stage.id], orderOf(input));
  });
  return loadUpdated(reader(), stage.boardId, actor.id, changedIds);
}

/** Clients expect the most urgent first; tasks without a priority or due date are last in both directions. */
const FIELDS = {
  priority: Prisma.sql`CASE priority WHEN 'urgent' THEN 1 WHEN 'high' THEN 2 WHEN 'medium' THEN 3 WHEN 'low' THEN 4 END`,
  due_at: Prisma.sql`due_at`,
  position: Prisma.sql`position`,
  created_at: Prisma.sql`created_at`,
  title: Prisma.sql`lower(title)`,
};

function orderOf({ by, direction }: SortTasks): Prisma.Sql {
  const side = direction === "DESC" ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return Prisma.sql`${FIELDS[by]} ${side} NULLS LAST, position`;
}
