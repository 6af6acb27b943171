import { CircleCheck, CheckSquare, Clock, MessageSquare, Paperclip, Pin } from "lucide-react";
import { PriorityIcon } from "@/components/task/priority-icon";
import { classNames } from "@/components/ui/class-names";
import { PeopleStack } from "@/components/ui/people";
import { type ClockOnScreen, dueWords } from "@/lib/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present";

const icon = { "aria-hidden": true, className: "size-3.5 shrink-0", strokeWidth: 1.5 } as const;
const dueLooks = { overdue: "font-medium text-red-text", soon: "font-medium text-amber-text", later: "", none: "" };

/** The last line of a card; nothing when there is nothing to say. */
export function TaskFacts({ task, clock }: { task: TaskCardJson; clock: ClockOnScreen }) {
  const { status, due_at, priority, settings, comments_count, assignees, is_pinned } = task;
  const due = dueWords(due_at, clock);
  const isDone = status === "closed";
  // Low is what every task begins with.
  const isAboveUsual = priority !== "" && priority !== "low";
  const isEmpty = !isDone && !due_at && !isAboveUsual && !is_pinned && comments_count + settings.subtask_count + settings.attachment_count + assignees.length === 0;
  if (isEmpty) return null;

  return (
    <div className="flex min-h-5 flex-wrap items-center gap-x-2.5 gap-y-1.5 text-xs text-gray-11 tabular-nums">
      {isDone && (
        <span className="flex items-center text-green-text">
          <CircleCheck {...icon} aria-hidden={undefined} aria-label="Done" role="img" />
        </span>
      )}
      {is_pinned && <Pin {...icon} aria-hidden={undefined} aria-label="Pinned" role="img" />}
      {isAboveUsual && <PriorityIcon priority={priority} />}
      {due_at && (
        <time dateTime={due_at} title={due.whole} className={classNames("flex items-center gap-1 whitespace-nowrap", !isDone && dueLooks[due.state])}>
          <Clock {...icon} />
          {due.words}
        </time>
      )}
      <Fact icon={<CheckSquare {...icon} />} label="Subtasks" show={settings.subtask_count > 0}>{`${settings.subtask_completed_count}/${settings.subtask_count}`}</Fact>
      <Fact icon={<Paperclip {...icon} />} label="Attachments" show={settings.attachment_count > 0}>{String(settings.attachment_count)}</Fact>
      <Fact icon={<MessageSquare {...icon} />} label="Comments" show={comments_count > 0}>{String(comments_count)}</Fact>
      <span className="ms-auto">
        <PeopleStack people={assignees.map(({ ID, display_name, photo }) => ({ id: ID, name: display_name, photo }))} max={3} size={20} ground="card" />
      </span>
    </div>
  );
}

function Fact({ icon: picture, label, show, children }: { icon: React.ReactNode; label: string; show: boolean; children: string }) {
  if (!show) return null;
  return (
    <span className="flex items-center gap-1">
      {picture}
      <span className="sr-only">{label}: </span>
      {children}
    </span>
  );
}
