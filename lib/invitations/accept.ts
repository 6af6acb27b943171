import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { Conflict, Forbidden, Invalid } from "@/lib/errors";
import { validate } from "@/lib/http/input/validate";
import { accountOf, isOpen, type OpenInvitation, openInvitation } from "@/lib/invitations/find";
import { type AcceptInvitation, NewAccount } from "@/lib/invitations/inputs";
import { joinBoard } from "@/lib/members/add";
import { markMembersChanged } from "@/lib/members/changed";
import { countFailure } from "@/lib/rate-limit";
import { insertUser } from "@/lib/users/create";
import type { CurrentUser } from "@/lib/users/current-user";
import { localeOfNewAccount } from "@/lib/users/page-locale";
import { hashPassword } from "@/lib/users/passwords/hash";
import { refuseWeakPassword } from "@/lib/users/passwords/rules";
import { isSameAddress, type Person } from "@/lib/users/present";

const LINK_EXPIRED = "This invitation has expired, was used before, or was taken back. Please ask for a new one.";

/** Joins the board with the signed-in account, if it has the invited address, or with a new one.
 * @throws Invalid, Forbidden for another address, Conflict when an account exists but is not signed in,
 * TooManyRequests */
export async function acceptInvitation(
  { token, account, locale }: AcceptInvitation,
  user: CurrentUser | null,
  address: string,
): Promise<OpenInvitation["board"]> {
  const invitation = await openInvitation(token);
  if (!invitation) {
    await countFailure("invitation-answer", "", address);
    throw linkExpired();
  }
  if (user && !isSameAddress(user.email, invitation.email))
    throw new Forbidden("This invitation is for another e-mail address.");

  await (user ? acceptAsUser(invitation, user) : acceptAsNewUser(invitation, account, locale));
  return invitation.board;
}

const acceptAsUser = (invitation: OpenInvitation, user: CurrentUser) =>
  transaction((tx) => redeem(tx, invitation, user));

async function acceptAsNewUser(
  invitation: OpenInvitation,
  account: AcceptInvitation["account"],
  locale: string | undefined,
) {
  const { email } = invitation;
  if (await accountOf(email)) throw new Conflict("There is an account with this e-mail address. Please sign in first.");

  const { password, ...profile } = validate(NewAccount, account);
  if (profile.login.includes("@") && !isSameAddress(profile.login, email))
    throw new Invalid(FOREIGN_ADDRESS, { params: { login: FOREIGN_ADDRESS } });
  const columns = { ...profile, email, role: "subscriber" as const, locale: await localeOfNewAccount(locale) };
  refuseWeakPassword(password, columns);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => redeem(tx, invitation, await insertUser(tx, columns, passwordHash)));
}

/** Marks the invitation as used in the same transaction, so that it works once. Existing members keep their role. */
async function redeem(
  tx: Tx,
  { id, boardId, role, email, invitedBy }: OpenInvitation,
  person: Pick<Person, "id" | "displayName">,
) {
  const now = new Date();
  const used = await rowsOf(
    tx,
    Prisma.sql`UPDATE invitation i SET used_at = ${now}, updated_at = ${now} WHERE i.id = ${id} AND ${isOpen()} RETURNING i.id`,
  );
  if (used.length === 0) throw linkExpired();
  if (await joinBoard(tx, { boardId, role, invitedEmail: email }, person, invitedBy ?? person))
    await markMembersChanged(tx, boardId);
}

/** The owner of that address could not register any more, and might be mistaken for this person. */
const FOREIGN_ADDRESS = "The user name must not be somebody else's e-mail address.";

const linkExpired = () => new Invalid(LINK_EXPIRED, { params: { token: LINK_EXPIRED } });
