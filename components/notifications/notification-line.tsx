"use client";
import type { Told } from "@/components/notifications/notifications-data";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { dateOfWire } from "@/lib/dates/dates-on-screen";
import { placeOf, taskAddress } from "@/components/notifications/place-of";
import { sentenceOf } from "@/lib/notifications/sentence";
import { type Clock, timeOf } from "@/lib/dates/when";

interface RowLinkProps {
  to: Told;
  onOpen: () => void;
  children: React.ReactNode;
}

/** Covers its row, so that pressing the row anywhere opens it. */
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

/** Who did what, on one line. */
export function WhoAndWhat({ told, isUnread, clock }: { told: Told; isUnread: boolean; clock: Clock }) {
  const { does, value, quote } = sentenceOf(told, clock);
  const name = told.activitist.display_name;
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

/** The same in words, for the name of a button. */
export function wordsOf(told: Told, clock: Clock): string {
  const { does, value } = sentenceOf(told, clock);
  return [told.activitist.display_name, does, value].filter(Boolean).join(" ");
}

export function TimeOfDay({ at, clock }: { at: string; clock: Clock }) {
  const { iso, words, whole } = timeOf(dateOfWire(at), clock);
  return (
    <time dateTime={iso} title={whole} className="shrink-0 text-sm text-gray-11 tabular-nums">
      {words}
    </time>
  );
}
