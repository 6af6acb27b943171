import { Sentence } from "@/components/activity/sentence";
import { PersonAvatar } from "@/components/ui/people";
import type { LineInFeed } from "@/lib/activity/present";
import { sentenceOf } from "@/lib/activity/sentence";
import type { ClockOnScreen } from "@/lib/dates-on-screen";

interface LineWordsProps {
  line: LineInFeed;
  clock: ClockOnScreen;
  /** The id of the sentence. */
  id?: string;
  /** Draws a task that can be opened. */
  task?: (task: { id: number; title: string }) => React.ReactNode;
  time: React.ReactNode;
}

/** Who did what, and when, in a calm line. */
export function LineWords({ line, clock, id, task, time }: LineWordsProps) {
  const { ID, display_name: name, ...actor } = line.user;
  return (
    <>
      <span className="flex h-6 w-7 shrink-0 items-center justify-center">
        <PersonAvatar id={ID} name={name} photo={"photo" in actor ? actor.photo : ""} size={20} />
      </span>
      <p className="min-w-0 text-sm leading-6 text-gray-11">
        <span id={id}>
          <bdi className="font-medium text-gray-12 wrap-anywhere">{name}</bdi> <Sentence parts={sentenceOf(line)} clock={clock} task={task} />
        </span>
        {time}
      </p>
    </>
  );
}
