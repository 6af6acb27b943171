"use client";
import type { ShownTask } from "@/components/task/parts/use-task";
import { FieldPanel } from "@/components/board/quick-edit/field-panel";
import { fieldIdOf, isFieldProperty, type QuickEditRequest } from "@/components/board/quick-edit/quick-property";
import type { QuickEditContext } from "@/components/board/quick-edit/use-quick-edit";
import { propertyEdit } from "@/components/board-store/edits/property-edits";
import { AssigneesPanel } from "@/components/task/properties/assignees-property";
import { DatePanel } from "@/components/task/properties/date-panel";
import { DuePanel } from "@/components/task/properties/date-properties";
import { LabelsPanel } from "@/components/task/properties/labels-property";
import { PriorityPanel } from "@/components/task/properties/priority-property";
import { StagePanel } from "@/components/task/properties/stage-property";

export interface PanelProps extends QuickEditContext {
  request: QuickEditRequest;
  name: string;
  task: ShownTask;
  close: () => void;
  onRefused: (again: QuickEditRequest) => void;
}

/** The same panels as in the task's dialog. */
export function QuickEditPanel(props: PanelProps) {
  const { request, name, task, board, viewer, clock, saving, close } = props;
  const { property, typed } = request;
  const panel = { task, board, viewer, clock, save: saving.save, close, typed };
  if (isFieldProperty(property)) {
    const field = board.custom_fields.find(({ id }) => id === fieldIdOf(property));
    return field ? <FieldPanel {...props} field={field} /> : null;
  }

  switch (property) {
    case "stage":
      return <StagePanel {...panel} />;
    case "priority":
      return <PriorityPanel {...panel} />;
    case "labels":
      return <LabelsPanel {...panel} />;
    case "assignees":
      return <AssigneesPanel {...panel} />;
    case "due":
      return <DuePanel {...panel} />;
    case "start":
      return (
        <DatePanel
          {...panel}
          name={name}
          value={task.started_at}
          onChange={(at) => saving.save(propertyEdit(task, "started_at", at))}
        />
      );
  }
}
