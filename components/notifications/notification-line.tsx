"use client";
import { useTranslations } from "next-intl";
import type { NotificationView } from "@/components/notifications/notifications-data";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { dateOfWire } from "@/lib/dates/dates-on-screen";
import { phraseOfNotification } from "@/lib/events/notifications";
import type { NotificationKey } from "@/lib/events/phrases";
import { textsOf } from "@/lib/events/sentence";
import type { AnyMessage } from "@/lib/i18n/translate";
import { type Clock, timeOf } from "@/lib/dates/when";
import { placeOf, taskAddress } from "@/lib/notifications/place";

interface RowLinkProps {
  to: NotificationView;
  onOpen: () => void;
  children: React.ReactNode;
}

/** Covers its row, so that a click anywhere opens it. */
export const RowLink = ({ to, onOpen, children }: RowLinkProps) => (
  <a
    href={taskAddress(placeOf(to))}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen();
    }}
    className="flex min-w-0 flex-1 flex-col outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
  >
    {children}
  </a>
);

interface SentenceProps {
  notification: NotificationView;
  isUnread: boolean;
  clock: Clock;
}

export function NotificationSentence({ notification, isUnread, clock }: SentenceProps) {
  const t = useTranslations("notifications");
  const words = useTranslations("eventWords");
  const message: AnyMessage<NotificationKey> = t;
  const phrase = phraseOfNotification(notification.kind, notification.description);
  const { sentence, quote } = partsOf(
    message,
    phrase.key,
    textsOf(phrase, notification.activitist, { t: words, clock }),
  );
  return (
    <span className="flex">
      <span className="max-w-full shrink-0 truncate">
        {isUnread && <span className="sr-only">{t("unread")} </span>}
        {sentence}
      </span>
      {/* In a box of its own, which ends where its language does: else the start of a text in the other direction is cut off. */}
      {quote && <span className="flex min-w-0 whitespace-pre text-gray-11">{quote}</span>}
    </span>
  );
}

function partsOf(message: AnyMessage<NotificationKey>, key: NotificationKey, texts: ReturnType<typeof textsOf>) {
  let quote: React.ReactNode = null;
  const sentence = message.rich(key, {
    ...texts,
    actor: (name) => <bdi className="font-medium text-gray-12">{name}</bdi>,
    value: (text) => <bdi className="font-medium text-gray-12">{text}</bdi>,
    quote: (text) => void (quote = text),
    words: (text) => (
      <span dir="auto" className="truncate">
        {text}
      </span>
    ),
  });
  return { sentence, quote };
}

/** The sentence without a quote. */
export function usePlainSentence(notification: NotificationView, clock: Clock): string {
  const words = useTranslations("eventWords");
  const message: AnyMessage<NotificationKey> = useTranslations("notifications");
  const phrase = phraseOfNotification(notification.kind, notification.description);
  const same = (text: string) => text;
  return message.markup(phrase.key, {
    ...textsOf(phrase, notification.activitist, { t: words, clock }),
    actor: same,
    value: same,
    quote: () => "",
    words: same,
  });
}

export function TimeOfDay({ at, clock }: { at: string; clock: Clock }) {
  const { iso, text: words, full: whole } = timeOf(dateOfWire(at), clock);
  return (
    <time dateTime={iso} title={whole} className="shrink-0 text-sm text-gray-11 tabular-nums">
      {words}
    </time>
  );
}
