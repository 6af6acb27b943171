"use client";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { TemplateTaskPicker } from "@/components/templates/tasks/template-task-picker";
import { isCopiedFromElsewhere, type TemplateTask, USUAL_PARTS } from "@/components/templates/tasks/template-tasks";

export interface TemplateChoiceProps {
  boardId: number;
  stageId: number;
  /** Instead of the template's. */
  title: string;
  save: Save["save"];
  onCreated: (title: string) => void;
}

/** Creates a task from a template, with what people expect of one. */
export function TemplateChoice({ boardId, stageId, title, save, onCreated }: TemplateChoiceProps) {
  function create(template: TemplateTask) {
    const isElsewhere = template.board_id !== boardId;
    const parts = USUAL_PARTS.map((part) => [part, !isElsewhere || isCopiedFromElsewhere(part)] as const);
    const draft = { title: title || template.title, stageId, parts: Object.fromEntries(parts) };
    save({ kind: "copy-task", taskId: template.id, key: newId(), fromTemplate: true, draft });
    onCreated(draft.title);
  }

  return <TemplateTaskPicker boardId={boardId} isIcon onChoose={create} />;
}
