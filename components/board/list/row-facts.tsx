"use client";
import { Clock, LayoutTemplate, Pin } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { DueDate } from "@/components/badges/due-date";
import { PriorityMark, priorityName, standsOut } from "@/components/badges/priority-icon";
import { BlockedMarkOf } from "@/components/board/card/blocked-mark-of";
import { RepeatMark } from "@/components/board/card/repeat-mark";
import { countsOf } from "@/components/board/card/task-facts";
import { useTimeFact } from "@/components/board/card/use-time-fact";
import { IdeaAuthor } from "@/components/board/card/idea-author";
import { useIdeaAuthor } from "@/components/board/card/idea-authors";
import type { RowContext } from "@/components/board/list/row-context";
import { RowLabels } from "@/components/board/list/row-labels";
import { RowProperty } from "@/components/board/list/row-property";
import { AvatarStack } from "@/components/ui/lists/avatars";
import { dueText } from "@/lib/dates/dates-on-screen";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import type { TaskCardJson } from "@/lib/tasks/present/task";

const icon = { "aria-hidden": true, className: "size-3.5 shrink-0", strokeWidth: 1.5 } as const;
const MAX_FACES = 3;
const PLACE_STYLE = "max-w-32 max-sm:max-w-max max-sm:grow max-sm:basis-14";

const MARK_STYLE = "px-1 max-sm:order-last max-sm:h-11";

interface RowFactsProps {
  id: string;
  /** Without what its reader does not want to see. */
  task: TaskCardJson;
  context: RowContext;
}

/**
 * What is known of a task, except its title. On phones it is a second line, whose touch targets reach beyond it; what
 * does not fit wraps out of view.
 */
export function RowFacts({ id, task, context }: RowFactsProps) {
  const property = propertyOf(task, context);
  return (
    <div
      id={id}
      className="flex min-w-0 items-center gap-x-1 text-xs text-gray-11 tabular-nums has-[>:only-child:empty]:hidden max-sm:-ms-1 max-sm:-mt-2 max-sm:-mb-3 sm:max-w-[65%] sm:shrink-0"
    >
      <div className="contents max-sm:flex max-sm:h-11 max-sm:min-w-0 max-sm:flex-1 max-sm:flex-wrap max-sm:overflow-hidden">
        <Facts task={task} context={context} />
      </div>
      {task.assignees.length > 0 && (
        <RowProperty {...property} property="assignees" className="shrink-0 justify-end">
          <AvatarStack
            people={task.assignees.map(({ ID, display_name, photo }) => ({ id: ID, name: display_name, photo }))}
            max={MAX_FACES}
            size={20}
          />
        </RowProperty>
      )}
    </div>
  );
}

function Facts({ task, context }: Omit<RowFactsProps, "id">) {
  const { group, clock } = context;
  const place = context.placeOf(task);
  const property = propertyOf(task, context);
  const author = useIdeaAuthor(task);
  return (
    <>
      {author !== null && (
        <IdeaAuthor name={author} className="max-w-32 shrink px-1 max-sm:order-last max-sm:leading-11" />
      )}
      {task.labels.length > 0 && (
        <RowProperty
          {...property}
          property="labels"
          className="overflow-hidden max-sm:max-w-max max-sm:grow max-sm:basis-18"
        >
          <RowLabels labels={task.labels} />
        </RowProperty>
      )}
      <Counts task={task} hasTime={context.hasTime(task)} />
      {group !== "priority" && standsOut(task.priority) && (
        <RowProperty {...property} property="priority" className="shrink-0">
          <Priority priority={task.priority} />
        </RowProperty>
      )}
      {task.due_at && (
        <RowProperty {...property} property="due" className="shrink-0">
          <Due task={task} clock={clock} />
        </RowProperty>
      )}
      {place.board !== null && (
        <RowProperty {...property} property="board" className={PLACE_STYLE}>
          <bdi className="truncate">{place.board}</bdi>
        </RowProperty>
      )}
      {place.stage !== null && (
        <RowProperty {...property} property="stage" className={PLACE_STYLE}>
          <bdi className="truncate">{place.stage}</bdi>
        </RowProperty>
      )}
    </>
  );
}

const propertyOf = (task: TaskCardJson, { canEdit, quickEdit }: RowContext) => ({
  taskId: task.id,
  canEdit: task.id > 0 && canEdit(task),
  quickEdit,
});

function Priority({ priority }: Pick<TaskCardJson, "priority">) {
  const name = priorityName(priority, useTranslations("badges.priorities"));
  return (
    <span title={name} className="flex items-center">
      <PriorityMark priority={priority} />
      <span className="sr-only">{name}</span>
    </span>
  );
}

function Due({ task: { due_at, status }, clock }: { task: TaskCardJson; clock: RowContext["clock"] }) {
  const due = dueText(due_at, clock);
  return (
    <DueDate
      at={due_at ?? ""}
      due={due}
      words={due.day}
      isOpen={status === "open"}
      isNamed
      className="flex items-center gap-1"
    >
      <Clock {...icon} />
    </DueDate>
  );
}

function Counts({ task, hasTime }: { task: TaskCardJson; hasTime: boolean }) {
  const time = useTimeFact(task);
  const t = useTranslations("board.card");
  const { number } = useFormatter();
  return (
    <>
      {task.is_pinned && (
        <span
          role="img"
          aria-label={t("pinned")}
          className="flex shrink-0 items-center px-1 max-sm:order-last max-sm:h-11"
        >
          <Pin {...icon} />
        </span>
      )}
      <BlockedMarkOf taskId={task.id} className={MARK_STYLE} />
      {task.repeat_task_meta && <RepeatMark className={MARK_STYLE} />}
      {isTemplateTask(task) && (
        <span
          role="img"
          title={t("template")}
          aria-label={t("template")}
          className="flex shrink-0 items-center px-1 text-accent-text max-sm:order-last max-sm:h-11"
        >
          <LayoutTemplate {...icon} />
        </span>
      )}
      {[...(hasTime ? time : []), ...countsOf(task, t, number)].map(({ name, Icon, text, label }) => (
        <span key={name} title={label} className="flex shrink-0 items-center gap-1 px-1 max-sm:order-last max-sm:h-11">
          <Icon {...icon} />
          <span className="sr-only">{label}</span>
          <span aria-hidden>{text}</span>
        </span>
      ))}
    </>
  );
}
