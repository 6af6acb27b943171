import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { sendAlong, type Tx } from "@/lib/db";
import { isOnBoard } from "@/lib/tasks/write/assignable";

/** Unassigns people who no longer reach every board from tasks and stages of boards without their membership.
 * @param removeRights runs after the tasks are locked, since assigning people locks the task before the person */
export async function unassignNonMembers<Result>(
  tx: Tx,
  userIds: number[],
  removeRights: () => Promise<Result>,
): Promise<Result> {
  await sendAlong(
    tx,
    Prisma.sql`UPDATE stage SET updated_at = now() WHERE id IN (SELECT id FROM stage WHERE id IN (${lost("stage", userIds)}) ORDER BY id FOR NO KEY UPDATE)`,
  );
  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET updated_at = ${changeTime()} WHERE id IN (SELECT id FROM task WHERE id IN (${lost("task", userIds)}) ORDER BY parent_id IS NOT NULL, id FOR NO KEY UPDATE)`,
  );
  const result = await removeRights();
  const people = Prisma.sql`l.user_id = ANY(${userIds})`;
  for (const { link, of } of LINKS)
    await sendAlong(tx, Prisma.sql`DELETE FROM ${Prisma.raw(link)} l WHERE ${people} AND ${isNoMember(of)}`);
  return result;
}

/** Unassigns people who don't reach the board from its tasks and stages that are back. Locks the rights of the others. */
export async function unassignFromRestored(
  tx: Tx,
  boardId: number,
  isBack: (of: Linked, id: Prisma.Sql) => Prisma.Sql,
): Promise<void> {
  const restored = LINKS.map(({ link, of }) => ({ link, of, where: isBack(of, Prisma.raw(`l.${of}_id`)) }));
  const people = Prisma.join(
    restored.map(({ link, where }) => Prisma.sql`SELECT l.user_id FROM ${Prisma.raw(link)} l WHERE ${where}`),
    " UNION ",
  );
  await sendAlong(tx, Prisma.sql`SELECT 1 FROM "user" u WHERE ${isOnBoard(boardId, Prisma.sql`ARRAY(${people})`)}`);
  for (const { link, of, where } of restored)
    await sendAlong(
      tx,
      Prisma.sql`
      DELETE FROM ${Prisma.raw(link)} l WHERE ${where} AND ${isNoMember(of)}
        AND NOT EXISTS (SELECT FROM "user" u WHERE u.id = l.user_id AND (u.role = 'administrator' OR u.is_service_admin))`,
    );
}

const LINKS = [
  { link: "stage_default_assignee", of: "stage" },
  { link: "stage_default_watcher", of: "stage" },
  { link: "task_assignee", of: "task" },
  { link: "task_watcher", of: "task" },
] as const;

type Linked = (typeof LINKS)[number]["of"];

const lost = (linked: Linked, userIds: number[]) =>
  Prisma.join(
    LINKS.filter(({ of }) => of === linked).map(
      ({ link, of }) =>
        Prisma.sql`SELECT l.${Prisma.raw(`${of}_id`)} FROM ${Prisma.raw(link)} l WHERE l.user_id = ANY(${userIds}) AND ${isNoMember(of)}`,
    ),
    " UNION ",
  );

/** A condition on a link `l` between a person and a task or stage. */
const isNoMember = (of: Linked) => Prisma.sql`
  NOT EXISTS (
    SELECT 1 FROM ${Prisma.raw(of)} o JOIN board_member m ON m.board_id = o.board_id AND m.user_id = l.user_id WHERE o.id = l.${Prisma.raw(`${of}_id`)})`;
