"use client";
import { useRef } from "react";
import { Check } from "lucide-react";
import { focusBeside } from "@/components/ui/focus-beside";
import type { Told } from "@/components/notifications/notifications-data";
import { isPlainClick } from "@/components/ui/plain-click";
import { PersonAvatar } from "@/components/ui/people";
import { Tooltip } from "@/components/ui/tooltip";
import { dateOfWire } from "@/lib/dates-on-screen";
import { placeOf, taskAddress } from "@/lib/notifications/place";
import { type Sentence, sentenceOf } from "@/lib/notifications/sentence";
import { agoOf, type Clock } from "@/lib/when";

interface NotificationRowProps {
  told: Told;
  clock: Clock;
  /** Else it leaves the list. */
  staysWhenRead: boolean;
  onOpen: () => void;
  onMark: () => void;
}

/** Pressed anywhere it opens what it tells of. */
export function NotificationRow({ told, clock, staysWhenRead, onOpen, onMark }: NotificationRowProps) {
  const { activitist: actor, task, read } = told;
  const sentence = sentenceOf(told, clock);
  const row = useRef<HTMLLIElement>(null);

  /** The button goes, and the focus with it. */
  function mark() {
    if (staysWhenRead) row.current?.querySelector("a")?.focus({ preventScroll: true });
    else focusBeside(row.current, "a", row.current?.closest<HTMLElement>("[tabindex]"));
    onMark();
  }

  return (
    <li ref={row} data-told={told.id} className="group relative flex gap-3 py-3 ps-4 pe-2 hover:bg-gray-3 has-[a:focus-visible]:bg-gray-3">
      <PersonAvatar id={actor.ID} name={actor.display_name} photo={"photo" in actor ? actor.photo : ""} size={32} className="mt-0.5" />
      <a
        href={taskAddress(placeOf(told))}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
        className="flex min-w-0 flex-1 flex-col outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <Words name={actor.display_name} sentence={sentence} isUnread={!read} />
        <Where task={task} at={told.created_at} clock={clock} />
      </a>
      {!read && <MarkButton label={`Mark as read: ${actor.display_name} ${sentence.does} ${sentence.value ?? ""}`.trim()} onPress={mark} />}
    </li>
  );
}

function Words({ name, sentence: { does, value, quote }, isUnread }: { name: string; sentence: Sentence; isUnread: boolean }) {
  return (
    <>
      <span className="wrap-anywhere">
        {isUnread && <span className="sr-only">Unread: </span>}
        <bdi className="font-medium text-gray-12">{name}</bdi> {does} {value && <bdi className="font-medium text-gray-12">{value}</bdi>}
      </span>
      {quote && (
        <span className="line-clamp-2 text-gray-11 [unicode-bidi:plaintext] wrap-anywhere">
          <bdi>{quote}</bdi>
        </span>
      )}
    </>
  );
}

function Where({ task, at, clock }: { task: Told["task"]; at: string; clock: Clock }) {
  const { iso, words, whole } = agoOf(dateOfWire(at), clock);
  return (
    <>
      {task && <bdi className="block truncate text-sm text-gray-12">{task.title}</bdi>}
      <span className="flex items-baseline gap-1.5 text-sm text-gray-11">
        {task && (
          <>
            <bdi className="truncate">{task.board.title}</bdi>
            <span aria-hidden>·</span>
          </>
        )}
        <time dateTime={iso} title={whole} className="shrink-0">
          {words}
        </time>
      </span>
    </>
  );
}

/** The dot says that it is unread; pointed at, what it does. */
function MarkButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Tooltip text="Mark as read">
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        className="group/mark relative z-10 grid size-7 shrink-0 place-items-center self-center rounded-sm text-accent-text hover:bg-gray-4 pointer-coarse:size-11"
      >
        <span className="size-2.5 rounded-full bg-accent group-hover/mark:hidden group-focus-visible/mark:hidden" />
        <Check aria-hidden className="hidden size-4 group-hover/mark:block group-focus-visible/mark:block" strokeWidth={1.5} />
      </button>
    </Tooltip>
  );
}
