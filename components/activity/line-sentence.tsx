import { Sentence } from "@/components/activity/sentence";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { LineInFeed } from "@/lib/activity/present";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface LineSentenceProps {
  line: LineInFeed;
  clock: ClockOnScreen;
  id?: string;
  task?: (id: number, title: React.ReactNode) => React.ReactNode;
  time: React.ReactNode;
}

export const LineSentence = ({ line, clock, id, task, time }: LineSentenceProps) => (
  <WithAvatar user={line.user}>
    <span id={id}>
      <Sentence line={line} clock={clock} task={task} />
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
