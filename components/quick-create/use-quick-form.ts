"use client";
import { useState } from "react";
import { lastUsed, rememberUsed } from "@/components/quick-create/boards";
import { useNewTaskDraft } from "@/components/quick-create/use-new-task-draft";
import { type NewTask, useCreateTask, useTarget } from "@/components/quick-create/use-quick-create";
import { useTemplate } from "@/components/quick-create/use-template";
import { extrasOf } from "@/components/quick-entry/extras-of";
import { useQuickReader } from "@/components/quick-entry/use-quick-reader";
import type { TemplateTask } from "@/components/templates/tasks/template-tasks";
import { withPlainText } from "@/components/text/editor/plain-text";

export interface QuickCreatePerson {
  id: number;
  timeZone: string;
  locale: string;
  hasTemplates: boolean;
}

export interface QuickCreateFormProps {
  person: QuickCreatePerson;
  field: React.RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

export type QuickForm = ReturnType<typeof useQuickForm>;

export function useQuickForm({ person, field, onClose }: QuickCreateFormProps) {
  const parts = useParts(person);
  const { target, draft, priority, from } = parts;
  const { create, problem, isBusy } = useCreateTask(person.id, onClose);
  const [another, setAnother] = useAnother(person.id);
  const [isMissing, setMissing] = useState(false);

  async function submit(isAsked: boolean) {
    const task = from.newTask(draft.text) ?? newTask(draft, priority, person.timeZone);
    const opens = isAsked || task.template !== undefined;
    setMissing(task.title === "");
    if (task.title === "") return field.current?.focus();
    if (!(await create(target, task, opens))) return;
    draft.clear();
    if (opens) return;
    if (another) field.current?.focus();
    else onClose();
  }

  function chooseTemplate(template: TemplateTask | null) {
    from.choose(template);
    if (template && draft.text.trim() === "") draft.setText(template.title);
    field.current?.focus();
  }

  return { ...parts, submit, chooseTemplate, problem, isBusy, another, setAnother, isMissing };
}

function useParts(person: QuickCreatePerson) {
  const reader = useQuickReader();
  const target = useTarget(person.id);
  const [clock] = useState(() => ({ now: new Date(), timeZone: person.timeZone, locale: person.locale }));
  const draft = useNewTaskDraft(person.id, target.board, reader, clock);
  const [priority, setPriority] = useState<string>(LOWEST);
  const from = useTemplate();
  return { target, draft, priority, setPriority, reader, clock, from };
}

function useAnother(personId: number) {
  const [another, setAnother] = useState(() => lastUsed(personId).another);
  const change = (next: boolean) => {
    setAnother(next);
    rememberUsed(personId, { another: next });
  };
  return [another, change] as const;
}

/** What every task starts with. */
const LOWEST = "low";

/** What is written in the title counts more than the picker. */
function newTask(draft: ReturnType<typeof useNewTaskDraft>, priority: string, timeZone: string): NewTask {
  const description = draft.description.trim();
  return {
    title: draft.title,
    extras: {
      ...(priority !== LOWEST && { priority }),
      ...extrasOf(draft.parts, timeZone),
      ...(description && { description: withPlainText("", description) }),
    },
  };
}
