"use client";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ActivityLine } from "@/components/activity/activity-line";
import { WithAvatar } from "@/components/activity/line-sentence";
import { ActorName } from "@/components/activity/sentence";
import { Ago } from "@/components/activity/times";
import { classNames } from "@/components/ui/class-names";
import type { LineInFeed } from "@/lib/activity/present";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { nameOf } from "@/lib/events/sentence";

interface FoldedLinesProps {
  lines: readonly [LineInFeed, ...LineInFeed[]];
  clock: ClockOnScreen;
  /** From 1. */
  place: number;
  of: number;
  isOpen: boolean;
  onToggle: () => void;
  className?: string;
}

export function FoldedLines({ lines, clock, place, of, isOpen, onToggle, className }: FoldedLinesProps) {
  const t = useTranslations("activity.list");
  const words = useTranslations("eventWords");
  const [nameId, listId] = [useId(), useId()];
  const [{ user }] = lines;
  const latest = lines.map(({ created_at }) => created_at).reduce((one, other) => (other > one ? other : one));
  return (
    <article
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-posinset={place}
      aria-setsize={of}
      className={classNames("flex flex-col gap-0.5 rounded-sm outline-offset-2", className)}
    >
      <div className="flex items-start gap-3 pointer-coarse:items-center">
        <WithAvatar user={user}>
          <button
            id={nameId}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={onToggle}
            className="rounded-sm text-start hover:text-gray-12 hover:underline pointer-coarse:min-h-11"
          >
            {t.rich("folded", {
              name: nameOf(user, words),
              count: lines.length,
              actor: (name) => <ActorName>{name}</ActorName>,
            })}
            <ChevronDown
              aria-hidden
              className={classNames("ms-1 inline size-3.5 transition-transform", isOpen && "rotate-180")}
              strokeWidth={1.5}
            />
          </button>
          <Ago at={latest} clock={clock} />
        </WithAvatar>
      </div>
      {isOpen && (
        <div id={listId} className="ms-3.5 flex flex-col gap-0.5 border-s border-gray-6 ps-2">
          {lines.map((line, at) => (
            <ActivityLine key={line.id} line={line} clock={clock} place={place + at} of={of} />
          ))}
        </div>
      )}
    </article>
  );
}
