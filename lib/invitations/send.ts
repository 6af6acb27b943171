import "server-only";
import { randomUUID } from "node:crypto";
import { type Board, Prisma, type User } from "@/generated/prisma/client";
import { insertInto, nextId } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { isOpen } from "@/lib/invitations/find";
import { firstTranslated } from "@/lib/i18n/locale";
import type { SendInvitation } from "@/lib/invitations/inputs";
import { invitationDigest, invitationLink } from "@/lib/invitations/link";
import type { Letter } from "@/lib/mail/letter/letter";
import { queueMail } from "@/lib/mail/queue";
import { emailTexts } from "@/lib/mail/texts";
import { countUse } from "@/lib/rate-limit";
import { escapeLike } from "@/lib/text/sql-search";
import type { CurrentUser } from "@/lib/users/current-user";
import { canListUsers } from "@/lib/users/policy";
import { type HasEmail, canSeeEmail } from "@/lib/users/present";

const TWO_DAYS = 48 * 60 * 60 * 1000;

/** The answer does not reveal whether the address has an account, unless the caller may know the member's address.
 * @throws Conflict, TooManyRequests */
export async function sendInvitation(board: Board, { email, role }: SendInvitation, actor: CurrentUser): Promise<void> {
  await countUse("invitation", actor);
  await transaction(async (tx) => {
    const { id, receiverLocale } = await newInvitation(tx, board, email, actor);
    const opened = { id, seed: randomUUID() };
    const to = { boardId: board.id, email, role };
    await sendAlong(tx, insertInto("invitation", { ...opened, ...to, ...validity(opened), invitedById: actor.id }));
    await queueMail(tx, {
      kind: "invitation",
      to: { id: null, email },
      invitationId: id,
      letter: (site) =>
        invitationLetter({
          locale: firstTranslated([receiverLocale, site.language, actor.locale]),
          board: board.title,
          site: site.title,
          inviter: actor.displayName,
          link: invitationLink(opened),
        }),
    });
  });
}

function validity(opened: { id: number; seed: string }) {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + TWO_DAYS);
  return { digest: invitationDigest(opened), createdAt: now, updatedAt: now, expiresAt };
}

interface NewInvitation {
  /** The token is derived from it. */
  id: number;
  /** That of the account with this address, if there is one. */
  receiverLocale: string | null | undefined;
}

/** Serializes invitations of one address. Dead invitations are replaced. @throws Conflict */
async function newInvitation(
  tx: Tx,
  { id: boardId }: Board,
  email: string,
  actor: CurrentUser,
): Promise<NewInvitation> {
  const sent = Prisma.sql`i.board_id = ${boardId} AND i.used_at IS NULL AND i.email ILIKE ${escapeLike(email)}`;
  await sendAlong(
    tx,
    Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${`invitation to board ${boardId} of ${email.toLowerCase()}`}, 0))`,
  );
  await sendAlong(tx, Prisma.sql`DELETE FROM invitation i WHERE ${sent} AND NOT ${isOpen()}`);
  const [[member], [invited], [receiver], id] = await Promise.all([
    rowsOf<HasEmail>(
      tx,
      Prisma.sql`
      SELECT u.id, u.email, m.invited_email AS "invitedEmail" FROM board_member m JOIN "user" u ON u.id = m.user_id
      WHERE m.board_id = ${boardId} AND lower(u.email) = lower(${email})`,
    ),
    rowsOf(tx, Prisma.sql`SELECT i.id FROM invitation i WHERE ${sent} LIMIT 1`),
    rowsOf<Pick<User, "locale">>(tx, Prisma.sql`SELECT u.locale FROM "user" u WHERE lower(u.email) = lower(${email})`),
    nextId(tx, "invitation"),
  ]);
  const viewerContext = { userId: actor.id, seesEmails: canListUsers(actor), seesInvited: true };
  if (member && canSeeEmail(viewerContext, member)) throw new Conflict("Already a board member");
  if (invited) throw new Conflict("Already invited");
  return { id, receiverLocale: receiver?.locale };
}

interface LetterFacts {
  locale: string;
  board: string;
  site: string;
  inviter: string;
  link: string;
}

export function invitationLetter({ locale, link, ...facts }: LetterFacts): Letter {
  const { plain, rich } = emailTexts(locale);
  return {
    locale,
    subject: plain("invitation.subject", facts),
    greeting: plain("greeting.unnamed"),
    paragraphs: [rich("invitation.text", facts)],
    action: { label: plain("invitation.join"), url: link },
    ending: plain("invitation.unexpected"),
  };
}
