"use client";
import { useTranslations } from "next-intl";
import { Bell } from "lucide-react";
import { dueStyles } from "@/components/badges/due-styles";
import { DatePanel } from "@/components/task/properties/date-panel";
import { DateValue } from "@/components/task/properties/date-value";
import { NoValue, Property } from "@/components/task/properties/property";
import { reminderOf, remindersFor } from "@/components/task/properties/reminders";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { classNames } from "@/components/ui/class-names";
import { SelectField } from "@/components/ui/controls/select-field";
import { dueText } from "@/lib/dates/dates-on-screen";
import { dueEdit, propertyEdit } from "@/components/board-store/edits/property-edits";

export function DueProperty(props: PropertyEditProps) {
  const { task, clock, mayEdit } = props;
  const t = useTranslations("task.properties");
  const due = dueText(task.due_at, clock);
  const reminder = reminderOf(task.reminder_type);
  const isLate = due.state === "overdue" && task.status === "open";
  const when = isLate ? t("due.overdue", { due: due.words }) : due.words;
  const words = reminder ? t("due.withReminder", { due: when, reminder: t(`reminders.${reminder}`) }) : when;

  return (
    <Property
      id="due"
      name={t("names.due")}
      words={task.due_at ? words : t("none.date")}
      mayEdit={mayEdit}
      panelStyle="w-fit p-1"
      panel={(close) => <DuePanel {...props} close={close} />}
    >
      {task.due_at ? (
        <span className="flex min-w-0 flex-col">
          <time
            dateTime={task.due_at}
            title={due.whole}
            className={classNames(task.status === "open" && dueStyles[due.state])}
          >
            {due.words}
          </time>
          {reminder && (
            <span className="flex items-center gap-1 text-xs text-gray-11">
              <Bell aria-hidden className="size-3" strokeWidth={1.5} />
              {t(`reminders.${reminder}`)}
            </span>
          )}
        </span>
      ) : (
        <NoValue>{t("none.date")}</NoValue>
      )}
    </Property>
  );
}

interface DuePanelProps extends Pick<PropertyEditProps, "task" | "viewer" | "clock" | "save"> {
  close: () => void;
  typed?: string;
}

export function DuePanel({ task, viewer, clock, save, close, typed }: DuePanelProps) {
  const t = useTranslations("task.properties");
  return (
    <>
      <DatePanel
        name={t("names.due")}
        value={task.due_at}
        viewer={viewer}
        clock={clock}
        typed={typed}
        onChange={(dueAt) => save(dueEdit(task, dueAt))}
        close={close}
      />
      {task.due_at && (
        <div className="border-t border-gray-6 p-2">
          <SelectField
            label={t("due.reminder")}
            name="reminder"
            choices={remindersFor(task.reminder_type).map((value) => ({ value, label: t(`reminders.${value}`) }))}
            value={task.reminder_type ?? "none"}
            onChange={({ target }) => save(propertyEdit(task, "reminder_type", target.value))}
          />
        </div>
      )}
    </>
  );
}

export function StartProperty({ task, viewer, clock, mayEdit, save }: PropertyEditProps) {
  const t = useTranslations("task.properties");
  return (
    <DateValue
      id="start"
      name={t("names.start")}
      value={task.started_at}
      viewer={viewer}
      clock={clock}
      mayEdit={mayEdit}
      onChange={(startedAt) => save(propertyEdit(task, "started_at", startedAt))}
    />
  );
}
