import "server-only";
import { type User, Prisma } from "@/generated/prisma/client";
import { db, sendAlong, transaction, type Tx } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { DeleteUser } from "@/lib/users/inputs";
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
    await touchRelatedRecords(tx, person);
    await anonymizeComments(tx, person);
    await endInvitations(tx, person);
    return tx.user.delete({ where: { id: person.id } });
  });
}

/** Deleted people must not have a way back. */
const endInvitations = (tx: Tx, { id }: User) =>
  tx.invitation.updateMany({ where: { invitedById: id, usedAt: null }, data: { expiresAt: new Date() } });

async function transferRecords(tx: Tx, { id }: User, newOwner: Pick<User, "id">) {
  const [from, to] = [{ createdById: id }, { createdById: newOwner.id }];
  await tx.board.updateMany({ where: from, data: to });
  await tx.folder.updateMany({ where: from, data: to });
  await tx.task.updateMany({ where: from, data: to });
  await tx.attachment.updateMany({ where: from, data: to });
}

/** Updates timestamps that clients compare, and counters that have no foreign key. */
async function touchRelatedRecords(tx: Tx, { id: userId }: User) {
  const [ofPerson, data] = [{ some: { userId } }, { updatedAt: new Date() }];
  await tx.stage.updateMany({
    where: { OR: [{ archivedById: userId }, { defaultAssignees: ofPerson }, { defaultWatchers: ofPerson }] },
    data,
  });
  await tx.task.updateMany({
    where: { OR: [{ createdById: userId }, { assignees: ofPerson }, { watchers: ofPerson }] },
    data,
  });
  await tx.task.updateMany({ where: { votes: ofPerson }, data: { voteCount: { decrement: 1 } } });
  await tx.board.updateMany({ where: { members: ofPerson }, data: { membersChangedAt: data.updatedAt } });
}

/** Comments stay without name and address. The row lock waits for comments that are being written. */
async function anonymizeComments(tx: Tx, { id }: User) {
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${id} FOR UPDATE`;
  await sendAlong(
    tx,
    Prisma.sql`UPDATE comment SET author_name = 'Deleted user', author_email = '', author_ip = '' WHERE created_by = ${id}`,
  );
}
