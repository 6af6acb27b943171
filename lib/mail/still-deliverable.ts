import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { readFollowerToken } from "@/lib/ideas/follow/follow-links";
import { whyNotNotify } from "@/lib/ideas/follow/may-be-notified";
import { whyNotSend } from "@/lib/invitations/why-not-send";
import { headersOf } from "@/lib/mail/mailer";
import { readMailContext } from "@/lib/mail/context";
import { PROBLEMS } from "@/lib/mail/problems";
import { isReserved } from "@/lib/mail/reserved";
import { areRoadmapsOff } from "@/lib/modules/refuse";
import { isRewritten } from "@/lib/mail/rewrite";
import { readUnsubscribeToken } from "@/lib/mail/unsubscribe";
import {
  isOwnMailKey,
  effectivePreferences,
  mailPreferences,
  type MailPreference,
} from "@/lib/notifications/preferences";
import { isSummaryOver } from "@/lib/reminders/daily";
import { ACTIVE } from "@/lib/users/active";
import { isAdmin } from "@/lib/users/current-user";

/** Why a mail must not be sent any more, or null. Hours or months can pass between writing and sending. */
export async function reasonNotToDeliver(mail: Mail): Promise<string | null> {
  if (isReserved(mail.toAddress)) return PROBLEMS.reserved;
  if (mail.kind === "invitation") return reasonNotToInvite(mail);
  if (mail.kind === "idea-confirm" || mail.kind === "idea-news") return reasonNotToTellFollower(mail);
  if (mail.userId === null) return PROBLEMS.noAccount;
  if (await db.user.findFirst({ where: { id: mail.userId, NOT: ACTIVE }, select: { id: true } }))
    return PROBLEMS.deactivated;
  if (mail.kind === "daily-summary" && (await isSummaryOver(db, mail))) return PROBLEMS.dayOver;

  if (mail.kind === "moderation" && (await areRoadmapsOff(db))) return PROBLEMS.noAccess;

  const preferences = await readReceiver(mail, mail.userId);
  if (!preferences) return PROBLEMS.noAccess;
  const kinds = kindsOf(mail);
  return kinds.length > 0 && !kinds.some(preferences.wants) ? PROBLEMS.unwanted : null;
}

async function readReceiver(mail: Mail, userId: number): Promise<{ wants: (kind: MailPreference) => boolean } | null> {
  const { taskId, boardIds } = mail;
  if (taskId !== null) return readMailContext(db, { userId, taskId });

  const [ofReceiver, keys] = [
    { where: { userId, boardId: { in: boardIds } } },
    { where: { key: { in: ["notifications", "mails"] } } },
  ];
  const receiver = await db.user.findUnique({
    where: { id: userId },
    include: { memberships: ofReceiver, settings: keys },
  });
  const isOnAll = receiver?.memberships.length === new Set(boardIds).size;
  if (!receiver || !(isOnAll || isRewritten(mail) || isAdmin(receiver))) return null;

  const saved = (key: string) => receiver.settings.find((setting) => setting.key === key)?.value;
  const mails = mailPreferences(saved("mails"));
  const byBoard = boardIds.map((id) =>
    effectivePreferences(
      receiver.memberships.find(({ boardId }) => boardId === id)?.preferences,
      saved("notifications"),
    ),
  );
  return { wants: (kind) => (isOwnMailKey(kind) ? mails[kind] : byBoard.some((preferences) => preferences[kind])) };
}

async function reasonNotToInvite({ invitationId }: Mail): Promise<string | null> {
  const reason = invitationId === null ? null : await whyNotSend(invitationId);
  return reason && PROBLEMS[reason];
}

async function reasonNotToTellFollower(mail: Mail): Promise<string | null> {
  const reason = await whyNotNotify(readFollowerToken(unsubscribeTokenOf(mail), "stop"), mail.kind === "idea-news");
  return reason && PROBLEMS[reason];
}

const kindsOf = (mail: Mail): MailPreference[] => readUnsubscribeToken(unsubscribeTokenOf(mail))?.kinds ?? [];

function unsubscribeTokenOf(mail: Mail): string {
  const [, token = ""] = /[?&]token=([\w.-]+)/.exec(headersOf(mail)["List-Unsubscribe"] ?? "") ?? [];
  return token;
}
