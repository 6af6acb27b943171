import { ArrowBigUp, CircleCheck, CheckSquare, Clock, MessageSquare, Paperclip, Pin } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { BlockedMark } from "@/components/board/card/blocked-mark";
import { RepeatMark } from "@/components/board/card/repeat-mark";
import { countsThatFit } from "@/components/board/card/fitting-facts";
import { IdeaAuthor } from "@/components/board/card/idea-author";
import type { TimeFact } from "@/components/board/card/use-time-fact";
import { PriorityIcon, standsOut } from "@/components/badges/priority-icon";
import { DueDate } from "@/components/badges/due-date";
import { AvatarStack } from "@/components/ui/lists/avatars";
import { type ClockOnScreen, dueText } from "@/lib/dates/dates-on-screen";
import type { Translate } from "@/lib/i18n/translate";
import type { TaskCardJson } from "@/lib/tasks/present/task";

const icon = { "aria-hidden": true, className: "size-3.5 shrink-0", strokeWidth: 1.5 } as const;
const MAX_FACES = 3;

type Counted = Pick<TaskCardJson, "comments_count" | "vote_count"> & {
  settings: Pick<TaskCardJson["settings"], "subtask_count" | "subtask_completed_count" | "attachment_count">;
};

interface FactsOfTask extends Counted, Pick<TaskCardJson, "status" | "due_at" | "priority" | "is_pinned"> {
  assignees: readonly Pick<TaskCardJson["assignees"][number], "ID" | "display_name" | "photo">[];
}

interface TaskFactsProps {
  id?: string;
  task: FactsOfTask;
  /** Of an idea. */
  author?: string | null;
  /** Whether it is done is shown elsewhere. */
  hasCheck?: boolean;
  isBlocked?: boolean;
  repeats?: boolean;
  /** For readers who want to see it. */
  time?: TimeFact[];
  clock: ClockOnScreen;
}

export function TaskFacts({ id, task, author = null, time = [], clock, ...props }: TaskFactsProps) {
  const t = useTranslations("board.card");
  const { number } = useFormatter();
  const { status, due_at, priority, assignees, is_pinned } = task;
  const due = dueText(due_at, clock);
  const isDone = status === "closed";
  const { hasCheck = false, isBlocked = false, repeats = false } = props;
  const counts = [...time, ...countsOf(task, t, number)];
  const marks = [isDone && !hasCheck, is_pinned, isBlocked, repeats, standsOut(priority)].filter(Boolean).length;
  if (marks + counts.length + assignees.length === 0 && !due_at && author === null) return null;

  const fit = countsThatFit({
    marks,
    due: due.day,
    counts: counts.map(({ text }) => text),
    faces: Math.min(assignees.length, MAX_FACES),
  });
  return (
    <div id={id} className="flex min-h-5 items-center gap-x-1.5 text-xs text-gray-11 tabular-nums">
      {isDone && !hasCheck && <DoneMark label={t("done")} />}
      {is_pinned && <Pin {...icon} aria-hidden={undefined} aria-label={t("pinned")} role="img" />}
      {isBlocked && <BlockedMark />}
      {repeats && <RepeatMark />}
      <PriorityIcon priority={priority} />
      {due_at && (
        <DueDate
          at={due_at}
          due={due}
          words={due.day}
          isOpen={!isDone}
          className="flex items-center gap-1 whitespace-nowrap"
        >
          <Clock {...icon} />
        </DueDate>
      )}
      {counts.slice(0, fit).map(({ name, Icon, text, label }) => (
        <span key={name} className="flex items-center gap-1 whitespace-nowrap">
          <Icon {...icon} />
          <span className="sr-only">{label}</span>
          <span aria-hidden>{text}</span>
        </span>
      ))}
      {fit < counts.length && <Folded counts={counts.slice(fit)} />}
      {author !== null && <IdeaAuthor name={author} className="min-w-6 flex-1" />}
      <span className="ms-auto">
        <AvatarStack
          people={assignees.map(({ ID, display_name, photo }) => ({ id: ID, name: display_name, photo }))}
          max={MAX_FACES}
          size={20}
          ringColor="card"
        />
      </span>
    </div>
  );
}

const DoneMark = ({ label }: { label: string }) => (
  <CircleCheck
    {...icon}
    aria-hidden={undefined}
    aria-label={label}
    role="img"
    className="size-3.5 shrink-0 text-green-text"
  />
);

type Counts = (ReturnType<typeof countsOf>[number] | TimeFact)[];

function Folded({ counts }: { counts: Counts }) {
  const { list, number } = useFormatter();
  const text = list(
    counts.map(({ label }) => label),
    { type: "unit" },
  );
  return (
    <span title={text} className="font-medium">
      <span aria-hidden>{number(counts.length, { signDisplay: "always" })}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

type FormatNumber = ReturnType<typeof useFormatter>["number"];

/** `text` is visible, `label` is for screen readers. */
export function countsOf(
  { settings, comments_count: comments, vote_count: votes = 0 }: Counted,
  t: Translate<"board.card">,
  number: FormatNumber,
) {
  const { subtask_count, subtask_completed_count: done, attachment_count } = settings;
  // Filtered first: most cards have none.
  return COUNTS.map(({ name, Icon }) => ({
    name,
    Icon,
    count: { votes, subtasks: subtask_count, attachments: attachment_count, comments }[name],
  }))
    .filter(({ count }) => count > 0)
    .map(({ name, Icon, count }) =>
      name === "subtasks"
        ? { name, Icon, text: `${number(done)}/${number(count)}`, label: t(name, { done, count }) }
        : { name, Icon, text: number(count), label: t(name, { count }) },
    );
}

const COUNTS = [
  { name: "votes", Icon: ArrowBigUp },
  { name: "subtasks", Icon: CheckSquare },
  { name: "attachments", Icon: Paperclip },
  { name: "comments", Icon: MessageSquare },
] as const;
