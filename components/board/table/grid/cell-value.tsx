"use client";
import { Check, ArrowBigUp, Circle, CircleCheck, type LucideIcon, MessageSquare, Paperclip } from "lucide-react";
import { LabelPill } from "@/components/badges/label-pill";
import { PriorityMark } from "@/components/badges/priority-icon";
import { boardOf } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { CellsOnScreen } from "@/components/board/table/grid/use-cell-context";
import { DateText } from "@/components/board/table/grid/date-text";
import { PeopleNames } from "@/components/board/table/grid/people-names";
import { fieldValueOf, numberOf, textsIn, wireDateOf } from "@/components/board/table/columns/cell-values";
import { progressText, stageTitle, textOf } from "@/components/board/table/columns/cell-words";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { numberText } from "@/components/board/table/grid/number-text";
import { durationText } from "@/lib/time/duration";
import { namedFirst } from "@/components/label/named-first";

export interface CellValueProps {
  column: TableColumn;
  task: StoredTask;
  context: CellsOnScreen;
}

/** The value of any cell but the title. */
export function CellValue({ column, task, context }: CellValueProps) {
  const { words, clock, viewer } = context;
  switch (column.kind) {
    case "stage":
      return <Text text={stageTitle(boardOf(context, task), task)} />;
    case "status":
      return <Status isDone={task.status === "closed"} text={words.status(task.status)} />;
    case "priority":
      return (
        task.priority !== "" && (
          <WithIcon icon={<PriorityMark priority={task.priority} />} text={words.priority(task.priority)} />
        )
      );
    case "labels":
      return <Labels task={task} names={textOf(column, task, context)} />;
    case "assignees":
      return <PeopleNames people={task.assignees} />;
    case "watchers":
      return <PeopleNames people={task.watchers} />;
    case "due":
      return <DateText at={task.due_at} clock={clock} isDue={task.status === "open"} />;
    case "date":
    case "moment":
      return <DateText at={wireDateOf(column, task)} clock={clock} />;
    case "count":
      return <Count column={column} task={task} locale={viewer.locale} />;
    case "number":
      return <Numeric value={numberOf(column, task)} locale={viewer.locale} />;
    case "duration":
      return <Duration minutes={numberOf(column, task)} locale={viewer.locale} />;
    case "progress":
      return <Text text={progressText(task)} className="tabular-nums" />;
    case "checkbox":
      return (
        fieldValueOf(column, task) === true && (
          <Check role="img" aria-label={words.yes} className="size-4" strokeWidth={1.5} />
        )
      );
    case "select":
    case "multi-select":
      return <Options options={textsIn(fieldValueOf(column, task))} />;
    default:
      return <Text text={textOf(column, task, context)} />;
  }
}

const Text = ({ text, className = "" }: { text: string; className?: string }) => (
  <span dir="auto" title={text} className={`min-w-0 truncate ${className}`}>
    {text}
  </span>
);

const WithIcon = ({ icon, text }: { icon: React.ReactNode; text: string }) => (
  <>
    {icon}
    <span className="min-w-0 truncate">{text}</span>
  </>
);

const Status = ({ isDone, text }: { isDone: boolean; text: string }) => (
  <WithIcon
    icon={
      isDone ? (
        <CircleCheck aria-hidden className="size-4 shrink-0 text-green-text" strokeWidth={1.5} />
      ) : (
        <Circle aria-hidden className="size-4 shrink-0 text-gray-9" strokeWidth={1.5} />
      )
    }
    text={text}
  />
);

/** More labels than a wide cell can show would only slow the table down. */
const MOST_LABELS = 8;

function Labels({ task: { labels }, names }: { task: StoredTask; names: string }) {
  const shown = namedFirst(labels).slice(0, MOST_LABELS);
  return (
    <span title={names} className="flex min-w-0 flex-1 items-center gap-1.5 overflow-clip">
      {shown.map(({ id, title, color, bg_color, settings }) => (
        <LabelPill
          key={id}
          title={title}
          color={color}
          background={bg_color}
          preset={settings?.color_preset}
          className="max-w-28 shrink-0"
        />
      ))}
      {labels.length > shown.length && (
        <span className="text-xs text-gray-11 tabular-nums">+{labels.length - shown.length}</span>
      )}
    </span>
  );
}

const Numeric = ({ value, locale }: { value: number | null; locale: string }) =>
  value === null ? null : <span className="ms-auto truncate tabular-nums">{numberText(value, locale)}</span>;

const Duration = ({ minutes, locale }: { minutes: number | null; locale: string }) =>
  minutes === null ? null : <span className="ms-auto truncate tabular-nums">{durationText(minutes, locale)}</span>;

const COUNT_ICONS: Partial<Record<string, LucideIcon>> = { votes: ArrowBigUp, comments: MessageSquare };

function Count({ column, task, locale }: Pick<CellValueProps, "column" | "task"> & { locale: string }) {
  const count = numberOf(column, task) ?? 0;
  const Icon = COUNT_ICONS[column.id] ?? Paperclip;
  return (
    count > 0 && (
      <span className="ms-auto flex items-center gap-1 text-gray-11">
        <Icon aria-hidden className="size-4" strokeWidth={1.5} />
        <Numeric value={count} locale={locale} />
      </span>
    )
  );
}

const Options = ({ options }: { options: readonly string[] }) =>
  options.map((option) => (
    <bdi key={option} title={option} className="max-w-28 shrink-0 truncate rounded-sm bg-gray-4 px-1.5 text-sm">
      {option}
    </bdi>
  ));
