import { Sentence } from "@/components/activity/sentence";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { LineInFeed } from "@/lib/activity/present";
import { sentenceOf } from "@/lib/activity/sentence";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

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
export const LineWords = ({ line, clock, id, task, time }: LineWordsProps) => (
  <ByPerson user={line.user}>
    <span id={id}>
      <ActorName>{line.user.display_name}</ActorName> <Sentence parts={sentenceOf(line)} clock={clock} task={task} />
    </span>
    {time}
  </ByPerson>
);

/** Words behind the picture of who did it. */
export const ByPerson = ({
  user: { ID, display_name, ...actor },
  children,
}: {
  user: LineInFeed["user"];
  children: React.ReactNode;
}) => (
  <>
    <span className="flex h-6 w-7 shrink-0 items-center justify-center">
      <PersonAvatar id={ID} name={display_name} photo={"photo" in actor ? actor.photo : ""} size={20} />
    </span>
    <p className="min-w-0 text-sm leading-6 text-gray-11">{children}</p>
  </>
);

export const ActorName = ({ children }: { children: string }) => (
  <bdi className="font-medium text-gray-12 wrap-anywhere">{children}</bdi>
);
