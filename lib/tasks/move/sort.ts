import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import { reader, transaction } from "@/lib/db";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { SortTasks } from "@/lib/tasks/inputs";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { lockTaskOrder, renumber } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * Puts a stage's tasks in order once: 1, 2, 3, ... by a field; equal ones keep their order (document 1, 4.2). As many
 * statements for two tasks as for ten thousand, and no line of activity (observed.md, 11).
 */
export async function sortTasks(stage: Stage, asked: SortTasks, actor: CurrentUser): Promise<LoadedTasks> {
  const changedIds = await transaction(async (tx) => {
    await lockTaskOrder(tx, stage.id);
    return renumber(tx, [stage.id], orderOf(asked));
  });
  return loadUpdated(reader(), stage.boardId, actor.id, changedIds);
}

/** The most urgent counts as the first, as clients know it; no priority is the last of all in both directions, and so is no due date. */
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
