import { z } from "zod";
import type { presentDefaultTemplate, presentUserTemplate, TemplatePreviewJson } from "@/lib/templates/present";
import type { presentTemplateStage } from "@/lib/templates/stages";
import { Background, Board, Stage } from "@/scripts/openapi/records/boards";
import {
  count,
  extended,
  flag,
  id,
  Moment,
  PlainTime,
  record,
  text,
  textOrNull,
} from "@/scripts/openapi/records/record";

const parts = {
  title: text,
  description: text,
  category: text,
  type: Board.shape.type,
  stages_count: count,
  labels_count: count,
  tasks_count: count,
};

const stage = { id, title: text, position: z.number() };
const label = { id, bg_color: text };
const ofBoard = {
  ...parts,
  id: id.describe("The board."),
  background: Background.omit({ id: true }).nullable(),
  stages: z.array(z.object({ ...stage, bg_color: textOrNull })),
  labels: z.array(z.object({ ...label, title: textOrNull, color: textOrNull, color_preset: textOrNull })),
  created_at: Moment,
};
const shipped = {
  ...parts,
  id: text,
  background: z.object({ color: textOrNull, is_image: flag, image_url: z.null() }),
  preview_image: z.null(),
  stages: z.array(z.object({ ...stage, bg_color: z.null() })),
  labels: z.array(z.object({ ...label, title: text, color: text, color_preset: text })),
  created_at: z.null(),
};

/** Of templates. */
export const [StageInShort, ShippedStage] = [ofBoard.stages.element, shipped.stages.element];
export const [LabelInShort, ShippedLabel] = [ofBoard.labels.element, shipped.labels.element];

export const UserTemplate = record<ReturnType<typeof presentUserTemplate>>()(
  "UserTemplate",
  z.object({
    ...ofBoard,
    can_manage: flag.describe("Whether the caller may change it, or turn it back into a board."),
  }),
);

export const DefaultTemplate = record<ReturnType<typeof presentDefaultTemplate>>()(
  "DefaultTemplate",
  z.object(shipped),
);

export const TaskInPreview = z.object({
  id,
  stage_id: id,
  title: text,
  description: text,
  position: z.number(),
  status: z.enum(["open", "closed"]),
  priority: text,
  due_at: PlainTime.nullable(),
  settings: z.union([z.object({ cover: z.object({ backgroundColor: text }) }), z.array(z.never())]),
  label_ids: z.array(id),
});
const tasks = z.array(TaskInPreview).describe("The first 50 of each stage.");

export const TemplatePreview = record<TemplatePreviewJson>()(
  "TemplatePreview",
  z.union([z.object({ ...ofBoard, tasks }), z.object({ ...shipped, tasks })]),
);

export const TemplateStage = record<ReturnType<typeof presentTemplateStage>>()(
  "TemplateStage",
  extended(Stage, { board: Board }),
);
