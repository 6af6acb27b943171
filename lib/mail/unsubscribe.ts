import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { isOwnMailKey, MAIL_KEYS, type MailPreference } from "@/lib/notifications/preferences";
import { mergeSetting } from "@/lib/users/settings";
import { digestOf, sameText } from "@/lib/secrets/secrets";

/** All that a link in a mail can do without signing in: stop these kinds of mails to this person. It never expires. */
export interface Unsubscription {
  userId: number;
  kinds: MailPreference[];
}

export function unsubscribeToken({ userId, kinds }: Unsubscription): string {
  const payload = Buffer.from(`${userId}:${[...new Set(kinds)].join(",")}`).toString("base64url");
  return `${payload}.${digestOf("unsubscribe", payload)}`;
}

export function readUnsubscribeToken(token: string): Unsubscription | null {
  const [payload = "", digest = ""] = token.split(".");
  if (!sameText(digestOf("unsubscribe", payload), digest)) return null;

  const [userId = "", kinds = ""] = Buffer.from(payload, "base64url").toString().split(":");
  return { userId: Number(userId), kinds: MAIL_KEYS.filter((kind) => kinds.split(",").includes(kind)) };
}

export const unsubscribePage = (unsubscription: Unsubscription): string =>
  `${env().BOARDS_URL}/unsubscribe?token=${unsubscribeToken(unsubscription)}`;

export const unsubscribeLink = (unsubscription: Unsubscription): string =>
  `${env().BOARDS_URL}/unsubscribe/now?token=${unsubscribeToken(unsubscription)}`;

export const unsubscribeHeaders = (unsubscription: Unsubscription): Record<string, string> => ({
  "List-Unsubscribe": `<${unsubscribeLink(unsubscription)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export async function unsubscribe({ userId, kinds }: Unsubscription): Promise<void> {
  const off = (keys: MailPreference[]) => Object.fromEntries(keys.map((key) => [key, false]));
  const ownMails = off(kinds.filter(isOwnMailKey));
  const ofContract = off(kinds.filter((kind) => !isOwnMailKey(kind)));
  await transaction(async (tx) => {
    if (kinds.some(isOwnMailKey)) await mergeSetting(tx, userId, "mails", ownMails);
    if (!kinds.every(isOwnMailKey)) await mergeSetting(tx, userId, "notifications", ofContract);
    await sendAlong(
      tx,
      Prisma.sql`UPDATE board_member SET preferences = preferences || ${JSON.stringify(ofContract)}::jsonb, updated_at = now() WHERE user_id = ${userId} AND NOT preferences @> ${JSON.stringify(ofContract)}::jsonb`,
    );
  });
}
