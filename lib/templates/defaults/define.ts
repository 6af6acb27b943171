import { LABEL_PRESETS } from "@/lib/labels/presets";
import type { Messages } from "@/lib/i18n/messages";

type Texts = Omit<Messages["templateDefaults"], "categories">;
export type DefaultTemplateId = keyof Texts;
export type Category = keyof Messages["templateDefaults"]["categories"];
export type Preset = (typeof LABEL_PRESETS)[number]["id"];

interface Task<Stage extends string, Label extends string> {
  stage: Stage;
  labels?: Label[];
  priority?: "medium" | "high";
}

/** A template that we ship; messages/en/templateDefaults.json has its texts. Stages, labels and tasks are in their order. */
export interface Definition<
  Stage extends string = string,
  Label extends string = string,
  TaskName extends string = string,
> {
  id: DefaultTemplateId;
  type: "to-do" | "roadmap";
  category: Category;
  background: string;
  stages: Record<Stage, "open" | "closed">;
  labels: Record<Label, Preset>;
  tasks: Record<TaskName, Task<Stage, Label>>;
}

type DefinitionOf<Id extends DefaultTemplateId> = Definition<
  keyof Texts[Id]["stages"] & string,
  keyof Texts[Id]["labels"] & string,
  keyof Texts[Id]["tasks"] & string
>;

/** Checks that each stage, label and task has its text. */
export const define = <Id extends DefaultTemplateId>(id: Id, parts: Omit<DefinitionOf<Id>, "id">): Definition => ({
  ...(parts as Omit<Definition, "id">),
  id,
});
