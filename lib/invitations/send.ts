import "server-only";
import { randomUUID } from "node:crypto";
import { type Board, Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { isOpen } from "@/lib/invitations/find";
import type { SendInvitation } from "@/lib/invitations/inputs";
import { invitationDigest, invitationLink } from "@/lib/invitations/link";
import type { Letter } from "@/lib/mail/letter";
import { queueMail } from "@/lib/mail/queue";
import { countUse } from "@/lib/rate-limit";
import { escapeLike } from "@/lib/text/sql-search";
import { readSiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";
import { canListUsers } from "@/lib/users/policy";
import { type HasEmail, canSeeEmail } from "@/lib/users/present";

const TWO_DAYS = 48 * 60 * 60 * 1000;

/** The answer does not reveal whether the address has an account, unless the caller may know the member's address.
 * @throws Conflict, TooManyRequests */
export async function sendInvitation(board: Board, { email, role }: SendInvitation, actor: CurrentUser): Promise<void> {
  await countUse("invitation", actor);
  await transaction(async (tx) => {
    await refuseKnown(tx, board, email, actor);
    const opened = { id: await nextId(tx), seed: randomUUID() };
    await tx.invitation.create({
      data: {
        ...opened,
        boardId: board.id,
        email,
        role,
        digest: invitationDigest(opened),
        invitedById: actor.id,
        expiresAt: new Date(Date.now() + TWO_DAYS),
      },
    });
    const { title } = await readSiteSettings(tx);
    await queueMail(tx, {
      kind: "invitation",
      to: { id: null, email },
      letter: invitationLetter({
        board: board.title,
        site: title,
        inviter: actor.displayName,
        link: invitationLink(opened),
      }),
    });
  });
}

/** Serializes invitations of one address. Dead invitations are replaced. */
async function refuseKnown(tx: Tx, { id: boardId }: Board, email: string, actor: CurrentUser) {
  await sendAlong(
    tx,
    Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${`invitation to board ${boardId} of ${email.toLowerCase()}`}, 0))`,
  );
  const [member] = await tx.$queryRaw<HasEmail[]>`
    SELECT u.id, u.email, m.invited_email AS "invitedEmail" FROM board_member m JOIN "user" u ON u.id = m.user_id
    WHERE m.board_id = ${boardId} AND lower(u.email) = lower(${email})`;
  const viewerContext = { userId: actor.id, seesEmails: canListUsers(actor), seesInvited: true };
  if (member && canSeeEmail(viewerContext, member)) throw new Conflict("Already a board member");

  const sent = { boardId, usedAt: null, email: { equals: escapeLike(email), mode: "insensitive" } } as const;
  await tx.invitation.deleteMany({ where: { ...sent, NOT: isOpen({ boardId }) } });
  if (await tx.invitation.findFirst({ where: sent })) throw new Conflict("Already invited");
}

/** The id is needed before the insert, since the token is derived from it. */
async function nextId(tx: Tx): Promise<number> {
  const [{ id } = { id: 0 }] = await tx.$queryRaw<
    { id: number }[]
  >`SELECT nextval(pg_get_serial_sequence('invitation', 'id'))::int AS id`;
  return id;
}

interface LetterFacts {
  board: string;
  site: string;
  inviter: string;
  link: string;
}

function invitationLetter({ board, site, inviter, link }: LetterFacts): Letter {
  return {
    subject: `${inviter} invites you to “${board}”`,
    greeting: "Hello,",
    paragraphs: [
      `${inviter} invites you to the board “${board}” at ${site}. This link lets you join it. It works once, within 48 hours.`,
    ],
    action: { label: "Join the board", url: link },
    ending: "If you don't expect this, ignore this mail: nothing happens.",
  };
}
