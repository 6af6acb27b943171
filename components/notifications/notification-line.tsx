"use client";
import type { NotificationView } from "@/components/notifications/notifications-data";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { dateOfWire } from "@/lib/dates/dates-on-screen";
import { placeOf, taskAddress } from "@/components/notifications/place-of";
import { sentenceOf } from "@/lib/events/notifications";
import { type Clock, timeOf } from "@/lib/dates/when";

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

export function NotificationSentence({
  notification,
  isUnread,
  clock,
}: {
  notification: NotificationView;
  isUnread: boolean;
  clock: Clock;
}) {
  const { does, value, quote } = sentenceOf(notification.kind, notification.description, clock);
  const name = notification.activitist.display_name;
  return (
    <span className="truncate">
      {isUnread && <span className="sr-only">Unread: </span>}
      <bdi className="font-medium text-gray-12">{name}</bdi> {does}
      {value && <bdi className="font-medium text-gray-12"> {value}</bdi>}
      {quote && (
        <span className="text-gray-11">
          : <bdi>{quote}</bdi>
        </span>
      )}
    </span>
  );
}

export function plainSentence(notification: NotificationView, clock: Clock): string {
  const { does, value } = sentenceOf(notification.kind, notification.description, clock);
  return [notification.activitist.display_name, does, value].filter(Boolean).join(" ");
}

export function TimeOfDay({ at, clock }: { at: string; clock: Clock }) {
  const { iso, text: words, full: whole } = timeOf(dateOfWire(at), clock);
  return (
    <time dateTime={iso} title={whole} className="shrink-0 text-sm text-gray-11 tabular-nums">
      {words}
    </time>
  );
}
