import { useId } from "react";
import { LineTime } from "@/components/activity/line-time";
import { Sentence } from "@/components/activity/sentence";
import { classNames } from "@/components/ui/class-names";
import { PersonAvatar } from "@/components/ui/people";
import type { LineInFeed } from "@/lib/activity/present";
import { sentenceOf } from "@/lib/activity/sentence";
import type { ClockOnScreen } from "@/lib/dates-on-screen";

interface ActivityLineProps {
  line: LineInFeed;
  clock: ClockOnScreen;
  /** Its place in the feed, from 1 on. */
  place: number;
  of: number;
  /** Draws a task that can be opened. */
  task?: (task: { id: number; title: string }) => React.ReactNode;
  className?: string;
}

/** One thing that somebody did, in a calm line of a feed. */
export function ActivityLine({ line, clock, place, of, task, className }: ActivityLineProps) {
  const sentenceId = useId();
  const { ID, display_name: name, ...actor } = line.user;
  return (
    <article tabIndex={-1} aria-labelledby={sentenceId} aria-posinset={place} aria-setsize={of} data-line={line.id} className={classNames("flex gap-3 rounded-sm outline-offset-4", className)}>
      <span className="flex h-6 w-7 shrink-0 items-center justify-center">
        <PersonAvatar id={ID} name={name} photo={"photo" in actor ? actor.photo : ""} size={20} />
      </span>
      <p className="min-w-0 text-sm leading-6 text-gray-11">
        <span id={sentenceId}>
          <bdi className="font-medium text-gray-12 wrap-anywhere">{name}</bdi> <Sentence parts={sentenceOf(line)} clock={clock} task={task} />
        </span>
        <LineTime at={line.created_at} clock={clock} />
      </p>
    </article>
  );
}
