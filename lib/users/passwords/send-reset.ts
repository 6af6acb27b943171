import "server-only";
import { transaction } from "@/lib/db";
import { env } from "@/lib/env";
import type { Jobs } from "@/lib/jobs/add";
import { queueMail } from "@/lib/mail/queue";
import { digestOf, newToken } from "@/lib/secrets/secrets";
import type { SiteSettings } from "@/lib/settings/site";
import { activeUserByName } from "@/lib/users/by-name";
import { resetLetter } from "@/lib/users/passwords/letters";

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
    const letter = (site: SiteSettings) => resetLetter({ person: user, site, url: addressOfReset(token) });
    await queueMail(tx, { kind: "password-reset", to: user, letter });
  });
}

export const addressOfReset = (token: string): string => `${env().BOARDS_URL}/login/reset?token=${token}`;
