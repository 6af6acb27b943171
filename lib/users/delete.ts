import "server-only";
import { type User, Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { db, sendAlong, transaction, type Tx } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { DeleteUser } from "@/lib/users/inputs";
import { forgetPerson } from "@/lib/trash/forget-person";
import { forgetMentionsInComments } from "@/lib/users/forget-mentions/comments";
import { forgetMentionsInTexts } from "@/lib/users/forget-mentions/texts";
import { forgetMentionsInTrash } from "@/lib/users/forget-mentions/trash";
import { refuseLastAdministrator } from "@/lib/users/administrators";

/** Records that the person created stay, and go to another person if `reassign` names one. */
export async function deleteUser(person: User, { force, reassign }: DeleteUser): Promise<User> {
  if (reassign === undefined)
    throw new Refusal(400, "rest_missing_callback_param", "Missing parameter(s): reassign", {
      data: { params: ["reassign"] },
    });
  if (!force)
    throw new Refusal(501, "rest_trash_not_supported", "Users do not support trashing. Set 'force=true' to delete.");

  return removeUser(person, await newOwnerOf(person, reassign));
}

const NOBODY = new Set<unknown>([false, "false", "", null, 0, "0"]);

async function newOwnerOf(person: User, reassign: unknown): Promise<User | null> {
  if (NOBODY.has(reassign)) return null;

  const id = /^\d{1,9}$/.test(String(reassign)) ? Number(reassign) : 0;
  const newOwner = id === person.id ? null : await db.user.findUnique({ where: { id } });
  if (!newOwner) throw new Refusal(400, "rest_user_invalid_reassign", "Invalid user ID for reassignment.");
  return newOwner;
}

export async function removeUser(person: User, newOwner: Pick<User, "id"> | null): Promise<User> {
  return transaction(async (tx) => {
    await refuseLastAdministrator(tx, person, "deleted");
    if (newOwner) await transferRecords(tx, person, newOwner);
    await forgetPerson(tx, person, newOwner);
    await touchRelatedRecords(tx, person);
    await forgetMentionsInTexts(tx, person);
    const trashed = await forgetMentionsInTrash(tx, person);
    await anonymizeComments(tx, person);
    await forgetMentionsInComments(tx, person, trashed);
    await takeBackVotes(tx, person);
    await endInvitations(tx, person);
    return tx.user.delete({ where: { id: person.id } });
  });
}

/** Deleted people must not have a way back. */
async function endInvitations(tx: Tx, { id }: User) {
  const now = new Date();
  await sendAlong(
    tx,
    Prisma.sql`UPDATE invitation SET expires_at = ${now}, updated_at = ${now} WHERE invited_by = ${id} AND used_at IS NULL`,
  );
}

async function transferRecords(tx: Tx, { id }: User, newOwner: Pick<User, "id">) {
  for (const table of ["board", "folder", "task", "attachment"])
    await sendAlong(
      tx,
      Prisma.sql`UPDATE ${Prisma.raw(table)} SET created_by = ${newOwner.id}, updated_at = ${changeTime()} WHERE created_by = ${id}`,
    );
}

/** Updates timestamps that clients compare, and counters that have no foreign key. */
async function touchRelatedRecords(tx: Tx, { id }: User) {
  const of = (link: string, key: string) =>
    Prisma.sql`id IN (SELECT ${Prisma.raw(key)} FROM ${Prisma.raw(link)} WHERE user_id = ${id})`;
  const changes = [
    Prisma.sql`UPDATE stage SET updated_at = ${changeTime()} WHERE archived_by = ${id} OR ${of("stage_default_assignee", "stage_id")} OR ${of("stage_default_watcher", "stage_id")}`,
    Prisma.sql`UPDATE task SET updated_at = ${changeTime()} WHERE created_by = ${id} OR ${of("task_assignee", "task_id")} OR ${of("task_watcher", "task_id")}`,
    Prisma.sql`UPDATE board SET members_changed_at = ${new Date()}, updated_at = ${changeTime()} WHERE ${of("board_member", "board_id")}`,
  ];
  for (const change of changes) await sendAlong(tx, change);
}

/** Comments and what waits for a moderator stay without name and address. The row lock waits for those that are being
 * written, and for votes. */
async function anonymizeComments(tx: Tx, { id }: User) {
  await sendAlong(tx, Prisma.sql`SELECT id FROM "user" WHERE id = ${id} FOR UPDATE`);
  const anonymous = Prisma.sql`author_name = 'Deleted user', author_email = '', author_ip = ''`;
  await sendAlong(tx, Prisma.sql`UPDATE comment SET ${anonymous} WHERE created_by = ${id}`);
  await sendAlong(tx, Prisma.sql`UPDATE submission SET ${anonymous} WHERE user_id = ${id}`);
}

/** Needs the lock of the person's row. The ideas are locked first, because each vote changes the number of its idea. */
async function takeBackVotes(tx: Tx, { id }: User) {
  const voted = Prisma.sql`SELECT task_id FROM idea_vote WHERE user_id = ${id}`;
  await sendAlong(tx, Prisma.sql`SELECT id FROM task WHERE id IN (${voted}) ORDER BY id FOR NO KEY UPDATE`);
  await sendAlong(
    tx,
    Prisma.sql`
    WITH taken AS (DELETE FROM idea_vote WHERE user_id = ${id} RETURNING task_id)
    UPDATE task SET vote_count = vote_count - 1, updated_at = ${changeTime()} FROM taken WHERE task.id = taken.task_id`,
  );
}
