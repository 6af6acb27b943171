import "server-only";
import type { User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { queueMail } from "@/lib/mail/queue";
import { changedLetter } from "@/lib/users/passwords/letters";
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
    letter: (site) => changedLetter({ person: user, site }),
  });
}
