import "server-only";
import type { Notification, User } from "@/generated/prisma/client";
import { guestNameIn } from "@/lib/activity/actor";
import { db } from "@/lib/db";
import { entryOf, type NotificationKind } from "@/lib/events/notifications";
import { translator } from "@/lib/i18n/catalogue";
import { directionOf, languageTag } from "@/lib/i18n/locale";
import { type MailContext, readMailContext } from "@/lib/mail/context";
import { oneLine } from "@/lib/mail/texts";
import { placeOf, taskAddress } from "@/lib/notifications/place";
import { presentSettings } from "@/lib/notifications/present";
import type { PushMessage } from "@/lib/push/payload";
import { readPushPreferences } from "@/lib/push/saved-preferences";
import { cut } from "@/lib/text/text";

type Notified = Notification & { actor: Pick<User, "displayName"> | null };

/** What the person's browser shows, as the person may see it now. Null when nothing should be shown any more. */
export async function messageFor(notification: Notified, userId: number): Promise<PushMessage | null> {
  const { push, mail } = entryOf(notification.kind as NotificationKind);
  const actor = notification.actor?.displayName ?? guestNameIn(notification.settings);
  if (!push || notification.taskId === null || actor === null) return null;
  const [context, preferences] = await Promise.all([
    readMailContext(db, { userId, taskId: notification.taskId }),
    readPushPreferences({ id: userId }),
  ]);
  if (!context || !preferences[push.preference] || mail?.stillDeliverable?.(context) === false) return null;

  const { locale } = context.clock;
  const t = translator(locale, "push.titles");
  return {
    title: t(push.event, { actor: shortLine(actor, 60) }),
    body: [context.task.title, context.task.board.title].map((text) => shortLine(text, 120)).join("\n"),
    url: addressOf(notification, context),
    tag: `task-${context.task.id}`,
    lang: languageTag(locale),
    dir: directionOf(locale),
  };
}

const shortLine = (text: string, most: number): string => oneLine(cut(text, most));

const addressOf = ({ settings }: Notified, { task: { id, boardId, parentId } }: MailContext): string =>
  taskAddress(placeOf({ settings: presentSettings(settings), object_id: boardId, task: { id, parent_id: parentId } }));
