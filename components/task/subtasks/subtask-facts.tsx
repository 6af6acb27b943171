"use client";
import { useFormatter, useTranslations } from "next-intl";
import { Calendar, UserRound } from "lucide-react";
import { AssigneesPanel } from "@/components/task/properties/assignees-property";
import { DueDate } from "@/components/badges/due-date";
import { DuePanel } from "@/components/task/properties/date-properties";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { classNames } from "@/components/ui/class-names";
import { AvatarStack } from "@/components/ui/lists/avatars";
import { Popover } from "@/components/ui/overlays/popover";
import { dueText } from "@/lib/dates/dates-on-screen";

/** What is being edited in a row. */
export type OpenPart = "due" | "assignees" | null;

interface SubtaskFactsProps extends PropertyEditProps {
  open: OpenPart;
  onOpen: (part: OpenPart) => void;
}

const factStyle =
  "flex h-7 items-center gap-1 rounded-sm px-1.5 text-sm whitespace-nowrap text-gray-11 tabular-nums pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center";
const buttonStyle = `${factStyle} hover:bg-gray-4 data-popup-open:bg-gray-4`;
/** An empty value appears on hover; on touch screens the menu sets it. */
const emptyStyle =
  "opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-popup-open:opacity-100 pointer-coarse:not-data-popup-open:hidden";

export function SubtaskFacts(props: SubtaskFactsProps) {
  return (
    <div className="flex min-h-8 shrink-0 items-center gap-1 self-start empty:hidden pointer-coarse:min-h-11">
      <Due {...props} />
      <Assignees {...props} />
    </div>
  );
}

function Due({ open, onOpen, ...props }: SubtaskFactsProps) {
  const t = useTranslations("subtasks.subtask");
  const { task, clock, mayEdit } = props;
  const { title } = task;
  const due = dueText(task.due_at, clock);
  const isOpen = task.status === "open";
  const isLate = isOpen && due.state === "overdue";
  const content = task.due_at ? (
    <DueDate at={task.due_at} due={due} words={due.words} isOpen={isOpen} />
  ) : (
    <Calendar aria-hidden className="size-4" strokeWidth={1.5} />
  );
  if (!mayEdit) return task.due_at && <span className={factStyle}>{content}</span>;

  return (
    <Popover
      label={task.due_at ? t(isLate ? "overdue" : "due", { title, date: due.words }) : t("noDue", { title })}
      trigger={content}
      triggerStyle={classNames(buttonStyle, !task.due_at && emptyStyle, !task.due_at && open === "due" && "flex!")}
      open={open === "due"}
      onOpenChange={(on) => onOpen(on ? "due" : null)}
      align="end"
      className="w-fit p-1"
    >
      <DuePanel {...props} close={() => onOpen(null)} />
    </Popover>
  );
}

function Assignees({ open, onOpen, ...props }: SubtaskFactsProps) {
  const t = useTranslations("subtasks.subtask");
  const format = useFormatter();
  const { task, mayEdit } = props;
  const { title } = task;
  const people = task.assignees.map(({ ID, display_name, photo }) => ({ id: ID, name: display_name, photo }));
  const isEmpty = people.length === 0;
  const names = format.list(people.map(({ name }) => name));
  const content = isEmpty ? (
    <UserRound aria-hidden className="size-4" strokeWidth={1.5} />
  ) : (
    <AvatarStack people={people} size={20} />
  );
  if (!mayEdit) return !isEmpty && <span className={factStyle}>{content}</span>;

  return (
    <Popover
      label={isEmpty ? t("noAssignees", { title }) : t("assignees", { title, names })}
      trigger={content}
      triggerStyle={classNames(buttonStyle, isEmpty && emptyStyle, isEmpty && open === "assignees" && "flex!")}
      open={open === "assignees"}
      onOpenChange={(on) => onOpen(on ? "assignees" : null)}
      align="end"
    >
      <AssigneesPanel {...props} />
    </Popover>
  );
}
