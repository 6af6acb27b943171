import "server-only";
import { transaction, type Tx } from "@/lib/db";
import { Conflict, Forbidden, Invalid } from "@/lib/errors";
import { validate } from "@/lib/http/input/validate";
import { accountOf, isOpen, type OpenInvitation, openInvitation } from "@/lib/invitations/find";
import { type AcceptInvitation, NewAccount } from "@/lib/invitations/inputs";
import { joinBoard } from "@/lib/members/add";
import { markMembersChanged } from "@/lib/members/changed";
import { countFailure } from "@/lib/rate-limit";
import { insertUser } from "@/lib/users/create";
import type { CurrentUser } from "@/lib/users/current-user";
import { hashPassword } from "@/lib/users/passwords/hash";
import { refuseWeakPassword } from "@/lib/users/passwords/rules";
import { isSameAddress, type Person } from "@/lib/users/present";

const LINK_EXPIRED = "This invitation has expired, was used before, or was taken back. Please ask for a new one.";

/**
 * Joins the board by the token of a mail, once: with the account that is signed in, when it has the invited address, or with a new one.
 *
 * @throws Invalid for a token that opens nothing and for an account that can't be made, Forbidden for somebody else, Conflict for who has
 *   an account and is not signed in, TooManyRequests
 */
export async function acceptInvitation(
  { token, account }: AcceptInvitation,
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

  await (user ? acceptAsUser(invitation, user) : acceptAsNewUser(invitation, account));
  return invitation.board;
}

const acceptAsUser = (invitation: OpenInvitation, user: CurrentUser) =>
  transaction((tx) => redeem(tx, invitation, user));

async function acceptAsNewUser(invitation: OpenInvitation, account: AcceptInvitation["account"]) {
  const { email } = invitation;
  if (await accountOf(email)) throw new Conflict("There is an account with this e-mail address. Please sign in first.");

  const { password, ...profile } = validate(NewAccount, account);
  if (profile.login.includes("@") && !isSameAddress(profile.login, email))
    throw new Invalid(FOREIGN_ADDRESS, { params: { login: FOREIGN_ADDRESS } });
  const columns = { ...profile, email, role: "subscriber" as const };
  refuseWeakPassword(password, columns);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => redeem(tx, invitation, await insertUser(tx, columns, passwordHash)));
}

/** In the transaction that makes the account: of two at once, one finds it used. Who is on the board meanwhile stays what he is. */
async function redeem(
  tx: Tx,
  { id, boardId, role, email, invitedBy }: OpenInvitation,
  person: Pick<Person, "id" | "displayName">,
) {
  const { count } = await tx.invitation.updateMany({
    where: { id, ...isOpen({ boardId }) },
    data: { usedAt: new Date() },
  });
  if (count === 0) throw linkExpired();
  if (await joinBoard(tx, { boardId, role, invitedEmail: email }, person, invitedBy ?? person))
    await markMembersChanged(tx, boardId);
}

/** Whoever has that address could not make an account any more, and would be taken for this one. */
const FOREIGN_ADDRESS = "The user name must not be somebody else's e-mail address.";

const linkExpired = () => new Invalid(LINK_EXPIRED, { params: { token: LINK_EXPIRED } });
