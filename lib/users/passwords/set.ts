import "server-only";
import type { User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import type { Letter } from "@/lib/mail/letter";
import { queueMail } from "@/lib/mail/queue";
import { endAccess } from "@/lib/users/sessions/end";

/** Also ends other sessions and open links, and mails the person. */
export async function setPassword(
  tx: Tx,
  user: User,
  passwordHash: string,
  exceptSessionId: string | null,
): Promise<void> {
  await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
  await endAccess(tx, user, exceptSessionId);
  await queueMail(tx, {
    kind: "password-changed",
    to: user,
    letter: (site) => (user.passwordHash === null ? chosenLetter : changedLetter)(user, site),
  });
}

function chosenLetter({ displayName, login }: User, site: string): Letter {
  return {
    subject: `Your password for ${site} is set`,
    greeting: `Hello ${displayName},`,
    paragraphs: [`A password was just chosen for your account “${login}” at ${site}.`],
    ending: "If it was not you, tell an administrator at once.",
  };
}

function changedLetter({ displayName, login }: User, site: string): Letter {
  return {
    subject: `Your password for ${site} was changed`,
    greeting: `Hello ${displayName},`,
    paragraphs: [
      `The password of your account “${login}” at ${site} was just changed, and other browsers were signed out.`,
    ],
    ending: "If it was not you, tell an administrator at once.",
  };
}
