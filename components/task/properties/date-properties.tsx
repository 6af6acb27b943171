"use client";
import { Bell } from "lucide-react";
import { DateValue } from "@/components/task/properties/date-value";
import { NoValue, Property } from "@/components/task/properties/property";
import { remindersFor, reminderWords } from "@/components/task/properties/reminders";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { classNames } from "@/components/ui/class-names";
import { DatePicker } from "@/components/ui/controls/date-picker";
import { SelectField } from "@/components/ui/controls/select-field";
import { dueText, fromWire, toWire } from "@/lib/dates/dates-on-screen";
import { dueEdit, propertyEdit } from "@/components/board-store/edits/property-edits";

export const dueStyles = {
  overdue: "font-medium text-red-text",
  soon: "font-medium text-amber-text",
  later: "",
  none: "",
};

export function DueProperty(props: PropertyEditProps) {
  const { task, clock, mayEdit } = props;
  const due = dueText(task.due_at, clock);
  const reminder = reminderWords(task.reminder_type);
  const late = due.state === "overdue" && task.status === "open" ? ", overdue" : "";

  return (
    <Property
      name="Due"
      words={task.due_at ? `${due.words}${late}${reminder && `, reminder ${reminder}`}` : "None"}
      keyName="d"
      mayEdit={mayEdit}
      panelStyle="w-fit p-1"
      panel={() => <DuePanel {...props} />}
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
              {reminder}
            </span>
          )}
        </span>
      ) : (
        <NoValue />
      )}
    </Property>
  );
}

export function DuePanel({ task, viewer, save }: Pick<PropertyEditProps, "task" | "viewer" | "save">) {
  return (
    <>
      <DatePicker
        withTime
        value={fromWire(task.due_at, viewer.timeZone)}
        onChange={(value) => save(dueEdit(task, toWire(value, viewer.timeZone)))}
        {...viewer}
      />
      {task.due_at && (
        <div className="border-t border-gray-6 p-2">
          <SelectField
            label="Reminder"
            name="reminder"
            choices={remindersFor(task.reminder_type)}
            value={task.reminder_type ?? "none"}
            onChange={({ target }) => save(propertyEdit(task, "reminder_type", target.value))}
          />
        </div>
      )}
    </>
  );
}

export const StartProperty = ({ task, viewer, clock, mayEdit, save }: PropertyEditProps) => (
  <DateValue
    name="Start"
    value={task.started_at}
    viewer={viewer}
    clock={clock}
    keyName="t"
    mayEdit={mayEdit}
    onChange={(startedAt) => save(propertyEdit(task, "started_at", startedAt))}
  />
);
