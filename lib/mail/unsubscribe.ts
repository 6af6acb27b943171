import "server-only";
import { transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { isMailKind, MAIL_SWITCHES, type MailSwitch } from "@/lib/notifications/mailed";
import { mergeSetting } from "@/lib/notifications/save-preferences";
import { digestOf, sameText } from "@/lib/secrets";

/** What a link in a mail may do without signing in: stop these kinds of mails to this person, nothing else. It never expires. */
export interface Stop {
  userId: number;
  kinds: MailSwitch[];
}

export function stopToken({ userId, kinds }: Stop): string {
  const what = Buffer.from(`${userId}:${[...new Set(kinds)].join(",")}`).toString("base64url");
  return `${what}.${digestOf("unsubscribe", what)}`;
}

/** Null for what is no token of this site. */
export function stopOf(token: string): Stop | null {
  const [what = "", digest = ""] = token.split(".");
  if (!sameText(digestOf("unsubscribe", what), digest)) return null;

  const [userId = "", kinds = ""] = Buffer.from(what, "base64url").toString().split(":");
  return { userId: Number(userId), kinds: MAIL_SWITCHES.filter((kind) => kinds.split(",").includes(kind)) };
}

/** The page that asks before it stops them. */
export const stopPage = (stop: Stop): string => `${env().BOARDS_URL}/unsubscribe?token=${stopToken(stop)}`;

export const stopDoor = (stop: Stop): string => `${env().BOARDS_URL}/unsubscribe/now?token=${stopToken(stop)}`;

/** With these a mail program shows a button of its own (RFC 8058). */
export const stopHeaders = (stop: Stop): Record<string, string> => ({
  "List-Unsubscribe": `<${stopDoor(stop)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Ends these mails on every board. Somebody whose account is gone gets none any more. */
export async function stopMails({ userId, kinds }: Stop): Promise<void> {
  const off = (keys: MailSwitch[]) => Object.fromEntries(keys.map((key) => [key, false]));
  const ours = off(kinds.filter(isMailKind));
  const ofContract = off(kinds.filter((kind) => !isMailKind(kind)));
  await transaction(async (tx) => {
    if (kinds.some(isMailKind)) await mergeSetting(tx, userId, "mails", ours);
    if (!kinds.every(isMailKind)) await mergeSetting(tx, userId, "notifications", ofContract);
    await tx.$executeRaw`UPDATE board_member SET preferences = preferences || ${JSON.stringify(ofContract)}::jsonb, updated_at = now() WHERE user_id = ${userId} AND NOT preferences @> ${JSON.stringify(ofContract)}::jsonb`;
  });
}
