"use client";
import { useState } from "react";
import type { Template, TemplateLabel } from "@/components/templates/template-data";

export interface AddedStage {
  key: number;
  title: string;
}

export type StartDraft = ReturnType<typeof useStartDraft>;

/** What of a template the new board gets: at first everything but its tasks. */
export function useStartDraft({ kind, id, stages, labels }: Template) {
  const stageChoice = useChoice(stages);
  const labelChoice = useChoice(labels);
  const adding = useAddedStages();
  const [withTasks, setWithTasks] = useState(false);
  return {
    ...{ stages: stageChoice, labels: labelChoice, adding, withTasks, setWithTasks },
    stageCount: stageChoice.chosen.length + adding.titles.length,
    body: {
      ...{ template_type: kind, template_id: id },
      include_tasks: withTasks ? "yes" : "no",
      include_labels: "yes",
      selected_stage_ids: stageChoice.chosen.map((stage) => stage.id),
      additional_stages: adding.titles.map((title) => ({ title })),
      selected_labels: labelChoice.chosen.map(labelInput),
    },
  };
}

/** Everything, until something is left out. */
function useChoice<Part extends { id: number }>(parts: readonly Part[]) {
  const [leftOut, leaveOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = parts.filter(({ id }) => !leftOut.has(id));
  return {
    chosen,
    has: (id: number) => !leftOut.has(id),
    toggle: (id: number) => leaveOut(toggled(leftOut, id)),
    toggleAll: () => leaveOut(new Set(chosen.length > 0 ? parts.map(({ id }) => id) : [])),
  };
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function useAddedStages() {
  const [added, setAdded] = useState<readonly AddedStage[]>([]);
  return {
    added,
    titles: added.map(({ title }) => title.trim()).filter(Boolean),
    /** @returns the key of the new stage */
    add() {
      const key = Math.max(0, ...added.map((stage) => stage.key)) + 1;
      setAdded([...added, { key, title: "" }]);
      return key;
    },
    name: (key: number, title: string) => setAdded(added.map((stage) => (stage.key === key ? { key, title } : stage))),
    remove: (key: number) => setAdded(added.filter((stage) => stage.key !== key)),
  };
}

/** `source_id` keeps the label on the copied tasks. */
const labelInput = ({ id, title, bg_color, color, color_preset }: TemplateLabel) => ({
  label: title ?? "",
  ...{ bg_color, color, color_preset },
  source_id: id,
});
