"use client";
import { useState } from "react";
import type { NewTask } from "@/components/quick-create/use-quick-create";
import { type TaskPart, type TemplateTask, USUAL_PARTS } from "@/components/templates/tasks/template-tasks";

/** The template from which the task starts, if one is chosen. */
export function useTemplate() {
  const [template, choose] = useState<TemplateTask | null>(null);
  const [parts, setParts] = useState<ReadonlySet<TaskPart>>(new Set(USUAL_PARTS));
  return {
    ...{ template, parts, choose },
    toggle(part: TaskPart) {
      const next = new Set(parts);
      if (!next.delete(part)) next.add(part);
      setParts(next);
    },
    /** Its title is not read like that of other tasks, because nothing but the template sets properties. */
    newTask: (title: string): NewTask | null =>
      template && { title: title.trim(), extras: {}, template: { id: template.id, parts } },
  };
}
