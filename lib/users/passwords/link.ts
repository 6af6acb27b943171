import "server-only";
import { type PasswordReset, Prisma, type User } from "@/generated/prisma/client";
import { insertInto } from "@/lib/database/record";
import { db, sendAlong, transaction, type Tx } from "@/lib/db";
import { Conflict, NotFound } from "@/lib/errors";
import { queueMail } from "@/lib/mail/queue";
import { isReserved } from "@/lib/mail/reserved";
import { hasMailServer } from "@/lib/mail/server";
import { countUse } from "@/lib/rate-limit";
import { digestOf, newToken } from "@/lib/secrets/secrets";
import { isDeactivated } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import { linkLetter } from "@/lib/users/passwords/letters";
import { addressOfReset } from "@/lib/users/passwords/send-reset";
import { useUpLinks } from "@/lib/users/sessions/end";

const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

/** Shown once: the database stores a digest of its token. */
export interface PasswordLink {
  url: string;
  expiresAt: Date;
  isMailed: boolean;
}

/** Invalidates earlier links. @throws Conflict for a deactivated account, TooManyRequests */
export async function renewPasswordLink({ id }: Pick<User, "id">, actor: CurrentUser): Promise<PasswordLink> {
  await countUse("invitation", actor);
  return transaction(async (tx) => {
    await sendAlong(tx, Prisma.sql`SELECT id FROM "user" WHERE id = ${id} FOR NO KEY UPDATE`);
    const person = await tx.user.findUnique({ where: { id } });
    if (!person) throw new NotFound("User");
    if (isDeactivated(person)) throw new Conflict("This account is deactivated. Activate it first.");
    return makePasswordLink(tx, person, actor);
  });
}

/** Valid once, within seven days. Also mailed if a mail server is configured. */
export async function makePasswordLink(tx: Tx, person: User, actor: CurrentUser): Promise<PasswordLink> {
  const [token, expiresAt] = [newToken(), new Date(Date.now() + SEVEN_DAYS)];
  await useUpLinks(tx, person);
  const link = { userId: person.id, digest: digestOf("password-reset", token), expiresAt, createdAt: new Date() };
  await sendAlong(tx, insertInto("password_reset", link));
  const url = addressOfReset(token);
  if (hasMailServer())
    await queueMail(tx, {
      kind: "password-reset",
      to: person,
      letter: (site) => linkLetter({ person, site, url, actor: actor.displayName }),
    });
  return { url, expiresAt, isMailed: hasMailServer() && !isReserved(person.email) };
}

/** Null when the token is invalid, used or expired, or the account is deactivated. */
export async function openPasswordLink(token: string): Promise<(PasswordReset & { user: User }) | null> {
  const link = await db.passwordReset.findUnique({
    where: { digest: digestOf("password-reset", token) },
    include: { user: true },
  });
  return link && !link.usedAt && link.expiresAt >= new Date() && !isDeactivated(link.user) ? link : null;
}
