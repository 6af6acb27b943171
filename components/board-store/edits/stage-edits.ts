import { inOrder } from "@/components/board-store/edits/in-order";
import type { StageJson } from "@/lib/stages/present";

export type StageEdit =
  | { kind: "create-stage"; id: number; title: string }
  | { kind: "change-stage"; stageId: number; title: string; background: string | null }
  | { kind: "close-in-stage"; stageId: number; status: "open" | "closed" }
  /** In a roadmap. */
  | { kind: "show-stage"; stageId: number; isPublic: boolean }
  | { kind: "template-stage"; stageId: number; isTemplate: boolean }
  /** Null removes the limit. */
  | { kind: "limit-stage"; stageId: number; limit: number | null }
  | { kind: "order-stages"; stageIds: number[] }
  | { kind: "archive-stage"; stageId: number }
  | { kind: "restore-stage"; stageId: number }
  | { kind: "sort-stage"; stageId: number; order: StageOrder; direction: "ASC" | "DESC" };

export type StageOrder = "priority" | "due_at" | "created_at" | "title";

export function withStageEdit(stages: readonly StageJson[], edit: StageEdit): StageJson[] {
  switch (edit.kind) {
    case "create-stage":
      return [...stages, { ...BLANK, id: edit.id, title: edit.title }];
    case "change-stage":
      return stages.map((stage) =>
        stage.id === edit.stageId ? { ...stage, title: edit.title, bg_color: edit.background } : stage,
      );
    case "close-in-stage":
      return withSettings(stages, edit.stageId, { default_task_status: edit.status });
    case "show-stage":
      return withSettings(stages, edit.stageId, { is_public: edit.isPublic });
    case "template-stage":
      return withSettings(stages, edit.stageId, { is_template: edit.isTemplate });
    case "limit-stage":
      return withSettings(stages, edit.stageId, { wip_limit: edit.limit ?? undefined });
    case "order-stages":
      return inOrder(stages, edit.stageIds);
    case "archive-stage":
      return stages.filter(({ id }) => id !== edit.stageId);
    default:
      return [...stages];
  }
}

const withSettings = (
  stages: readonly StageJson[],
  stageId: number,
  settings: Partial<StageJson["settings"]>,
): StageJson[] =>
  stages.map((stage) => (stage.id === stageId ? { ...stage, settings: { ...stage.settings, ...settings } } : stage));

const BLANK: StageJson = {
  id: 0,
  board_id: 0,
  title: "",
  slug: null,
  type: "stage",
  position: "0.00",
  color: null,
  bg_color: null,
  settings: { default_task_status: "open" },
  archived_at: null,
  created_at: "",
  updated_at: "",
};
