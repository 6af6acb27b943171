import "server-only";
import { type BlockedGuest, type Board, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { guestOfText, type KnownGuest } from "@/lib/moderation/guest-of-text";
import type { BlockGuest } from "@/lib/moderation/inputs";
import { NOTHING_REMOVED, type Removed, removeContent } from "@/lib/moderation/remove-content";
import type { CurrentUser } from "@/lib/users/current-user";

interface Blocking {
  blocked: BlockedGuest;
  spam: number;
  removed: Removed;
}

/** Blocks the guest who wrote something by cookie and email address, and marks what else of theirs waits as spam.
 * @throws NotFound, Invalid for the text of an account */
export async function blockGuest({ id: boardId }: Board, input: BlockGuest, actor: CurrentUser): Promise<Blocking> {
  return transaction(async (tx) => {
    const guest = await guestOfText(tx, boardId, input);
    if (guest.guestKey === null && guest.email === null) throw new Invalid("Nothing is known of this guest.");

    const removed = input.removesContent ? await removeContent(tx, boardId, guest, actor) : NOTHING_REMOVED;
    const known = input.blocksNetwork ? guest : { ...guest, addressKey: null };
    const blocked = await block(tx, boardId, known, actor);
    return { blocked, removed, spam: await markWaiting(tx, boardId, guest, actor) };
  });
}

export async function unblockGuest({ id, boardId }: BlockedGuest, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.blockedGuest.deleteMany({ where: { id, boardId } });
    if (count === 0) throw new NotFound("Blocked guest");
    await recordActivity(tx, actor, { boardId, event: "unblocked guest" });
  });
}

/** Once for each guest: a block that begins without the network is extended to it. */
async function block(tx: Tx, boardId: number, known: KnownGuest, actor: CurrentUser): Promise<BlockedGuest> {
  const { guestKey, addressKey, email } = known;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('blocked guests', ${boardId}))`;
  const networks = addressKey === null ? {} : { OR: [{ addressKey }, { addressKey: null }] };
  const before = await tx.blockedGuest.findFirst({ where: { boardId, guestKey, email, ...networks } });
  if (before && (addressKey === null || before.addressKey === addressKey)) return before;
  if (before) return tx.blockedGuest.update({ where: { id: before.id }, data: { addressKey } });

  await recordActivity(tx, actor, { boardId, event: "blocked guest" });
  return tx.blockedGuest.create({ data: { boardId, ...known, createdById: actor.id } });
}

/** Not by network alone, which others may share: without a cookie it is the guest's key, too. */
async function markWaiting(
  tx: Tx,
  boardId: number,
  { guestKey, addressKey, email }: KnownGuest,
  actor: CurrentUser,
): Promise<number> {
  const cookieKey = guestKey === addressKey ? null : guestKey;
  const marked = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`
    UPDATE submission SET state = 'spam', decided_by = ${actor.id}, decided_at = ${new Date()}
    WHERE board_id = ${boardId} AND state = 'pending' AND user_id IS NULL AND (guest_key = ${cookieKey} OR lower(author_email) = ${email}) RETURNING id`,
  );
  return marked.length;
}
