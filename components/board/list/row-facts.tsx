"use client";
import { Clock, Pin } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { PriorityMark, priorityName, standsOut } from "@/components/badges/priority-icon";
import { countsOf } from "@/components/board/card/task-facts";
import type { RowContext } from "@/components/board/list/row-context";
import { RowLabels } from "@/components/board/list/row-labels";
import { RowProperty } from "@/components/board/list/row-property";
import { classNames } from "@/components/ui/class-names";
import { AvatarStack } from "@/components/ui/lists/avatars";
import { dueText } from "@/lib/dates/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present/task";

const icon = { "aria-hidden": true, className: "size-3.5 shrink-0", strokeWidth: 1.5 } as const;
const dueStyles = { overdue: "font-medium text-red-text", soon: "font-medium text-amber-text", later: "", none: "" };
const MAX_FACES = 3;

interface RowFactsProps {
  /** Without what its reader does not want to see. */
  task: TaskCardJson;
  context: RowContext;
}

/** What is known of a task, except its title; a second line on phones. */
export function RowFacts({ task, context }: RowFactsProps) {
  const { group, canEdit, quickEdit } = context;
  const property = { taskId: task.id, canEdit: task.id > 0 && canEdit(task), quickEdit };
  const place = context.placeOf(task);
  return (
    <div className="flex min-w-0 items-center gap-x-1 text-xs text-gray-11 tabular-nums max-sm:basis-full max-sm:ps-9 sm:max-w-[65%] sm:shrink-0 max-sm:pointer-coarse:ps-12">
      {task.labels.length > 0 && (
        <RowProperty {...property} property="labels" className="overflow-hidden max-sm:max-w-36">
          <RowLabels labels={task.labels} />
        </RowProperty>
      )}
      <Counts task={task} />
      {(group === "priority" ? false : standsOut(task.priority)) && (
        <RowProperty {...property} property="priority">
          <Priority priority={task.priority} />
        </RowProperty>
      )}
      {task.due_at && (
        <RowProperty {...property} property="due">
          <Due task={task} clock={context.clock} />
        </RowProperty>
      )}
      {place.board !== null && (
        <RowProperty {...property} property="board" className="max-w-32">
          <bdi className="truncate">{place.board}</bdi>
        </RowProperty>
      )}
      {place.stage !== null && (
        <RowProperty {...property} property="stage" className="max-w-32">
          <bdi className="truncate">{place.stage}</bdi>
        </RowProperty>
      )}
      {task.assignees.length > 0 && (
        <RowProperty {...property} property="assignees" className="max-sm:ms-auto">
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
    <time
      dateTime={due_at ?? ""}
      title={due.whole}
      className={classNames("flex items-center gap-1", status === "open" && dueStyles[due.state])}
    >
      <Clock {...icon} />
      {due.day}
    </time>
  );
}

function Counts({ task }: { task: TaskCardJson }) {
  const t = useTranslations("board.card");
  const { number } = useFormatter();
  return (
    <>
      {task.is_pinned && <Pin {...icon} aria-hidden={undefined} aria-label={t("pinned")} role="img" />}
      {countsOf(task, t, number).map(({ name, Icon, text, label }) => (
        <span key={name} title={label} className="flex items-center gap-1 px-1">
          <Icon {...icon} />
          <span className="sr-only">{label}</span>
          <span aria-hidden>{text}</span>
        </span>
      ))}
    </>
  );
}
