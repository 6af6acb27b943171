import { Sentence } from "@/components/activity/sentence";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { LineInFeed } from "@/lib/activity/present";
import { sentenceOf } from "@/lib/events/sentence";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface LineSentenceProps {
  line: LineInFeed;
  clock: ClockOnScreen;
  id?: string;
  task?: (task: { id: number; title: string }) => React.ReactNode;
  time: React.ReactNode;
}

export const LineSentence = ({ line, clock, id, task, time }: LineSentenceProps) => (
  <WithAvatar user={line.user}>
    <span id={id}>
      <ActorName>{line.user.display_name}</ActorName> <Sentence parts={sentenceOf(line)} clock={clock} task={task} />
    </span>
    {time}
  </WithAvatar>
);

export const WithAvatar = ({
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
