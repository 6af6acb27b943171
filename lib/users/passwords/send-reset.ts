import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { env } from "@/lib/env";
import type { Jobs } from "@/lib/jobs/add";
import type { Letter } from "@/lib/mail/letter";
import { queueMail } from "@/lib/mail/queue";
import { digestOf, newToken } from "@/lib/secrets/secrets";
import { activeUserByName } from "@/lib/users/by-name";

const HOUR = 60 * 60 * 1000;

/** Limits open links, however often somebody asks for one. */
const MAX_OPEN_LINKS = 3;

export async function sendPasswordReset({ login }: Jobs["send-password-reset"]): Promise<void> {
  const user = await activeUserByName(login);
  if (!user) return;

  await transaction(async (tx) => {
    const open = await tx.passwordReset.count({
      where: { userId: user.id, usedAt: null, expiresAt: { gt: new Date() } },
    });
    if (open >= MAX_OPEN_LINKS) return;

    const token = newToken();
    await tx.passwordReset.create({
      data: { userId: user.id, digest: digestOf("password-reset", token), expiresAt: new Date(Date.now() + HOUR) },
    });
    await queueMail(tx, { kind: "password-reset", to: user, letter: (site) => resetLetter(user, site, token) });
  });
}

export const addressOfReset = (token: string): string => `${env().BOARDS_URL}/login/reset?token=${token}`;

function resetLetter({ displayName, login }: User, site: string, token: string): Letter {
  return {
    subject: `Choose a new password for ${site}`,
    greeting: `Hello ${displayName},`,
    paragraphs: [
      `Somebody, hopefully you, asked for a new password for your account “${login}” at ${site}. This link lets you choose one. It works once, within an hour.`,
    ],
    action: { label: "Choose a new password", url: addressOfReset(token) },
    ending: "If it was not you, ignore this mail: nothing changes.",
  };
}
