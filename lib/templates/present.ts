import type { Board } from "@/generated/prisma/client";
import { canManageBoard } from "@/lib/boards/policy";
import { isoDate } from "@/lib/dates/dates";
import { backgroundFromColor } from "@/lib/boards/background";
import { presentBackground, presentType } from "@/lib/boards/present/board";
import type { DefaultTemplate } from "@/lib/templates/defaults/list";
import type { UserTemplate } from "@/lib/templates/find";
import type { TaskOfTemplate } from "@/lib/templates/preview";
import { presentPriority } from "@/lib/tasks/present/facts";
import type { CurrentUser } from "@/lib/users/current-user";

export type TemplateJson = ReturnType<typeof presentUserTemplate> | ReturnType<typeof presentDefaultTemplate>;
export type TemplatePreviewJson = ReturnType<typeof presentPreview>;

/** The summary of a board that is a template (compatibility.md, C148). */
export const presentUserTemplate = (template: UserTemplate, user: CurrentUser) => ({
  ...presentSummary(template),
  can_manage: canManageBoard(user, template),
});

function presentSummary({ board, stages, labels }: UserTemplate) {
  return {
    id: board.id,
    title: board.title,
    description: (board.templateDescription ?? board.description) || "",
    category: board.templateCategory ?? "custom",
    type: presentType(board.type),
    background: backgroundOf(board),
    stages: stages.map((stage) => ({
      id: stage.id,
      title: stage.title,
      position: Number(stage.position.toFixed(2)),
      bg_color: stage.bgColor,
    })),
    labels: labels.map((label) => ({
      ...{ id: label.id, title: label.title, color: label.color },
      ...{ bg_color: label.bgColor, color_preset: label.colorPreset },
    })),
    stages_count: stages.length,
    labels_count: labels.length,
    tasks_count: board.tasksCount,
    created_at: isoDate(board.createdAt),
  };
}

/** Null where a board has none. */
function backgroundOf(board: Board) {
  const { color, is_image, image_url } = presentBackground(board);
  return color === null && image_url === null ? null : { color, is_image, image_url };
}

/** The same summary of a template that we ship. Its picture is drawn from the stages, labels and tasks. */
export const presentDefaultTemplate = ({ tasks, ...template }: DefaultTemplate) => ({
  ...{ id: template.id, title: template.title, description: template.description },
  ...{ category: template.category, type: template.type as string },
  background: {
    color: backgroundFromColor({ id: template.background })?.backgroundColor ?? null,
    is_image: false,
    image_url: null,
  },
  preview_image: null,
  stages: template.stages.map(({ id, title }) => ({ id, title, position: id, bg_color: null })),
  labels: template.labels.map(({ id, title, color, bgColor, colorPreset }) => ({
    ...{ id, title, color, bg_color: bgColor, color_preset: colorPreset },
  })),
  stages_count: template.stages.length,
  labels_count: template.labels.length,
  tasks_count: tasks.length,
  created_at: null,
});

export function presentPreview(template: DefaultTemplate | (UserTemplate & { tasks: TaskOfTemplate[] })) {
  return "board" in template
    ? { ...presentSummary(template), tasks: template.tasks.map(presentTask) }
    : { ...presentDefaultTemplate(template), tasks: template.tasks.map(presentDefaultTask) };
}

const presentTask = (task: TaskOfTemplate) => ({
  ...{ id: task.id, stage_id: task.stageId, title: task.title, description: task.description ?? "" },
  ...{ position: task.position, status: task.status as string, priority: presentPriority(task.priority) },
  due_at: task.dueAt,
  settings: task.coverColor === null ? [] : { cover: { backgroundColor: task.coverColor } },
  label_ids: task.labelIds ?? [],
});

const presentDefaultTask = (task: DefaultTemplate["tasks"][number]) => ({
  ...{ id: task.id, stage_id: task.stageId, title: task.title, description: task.description },
  ...{ position: task.id, status: "open", priority: task.priority as string },
  due_at: null,
  settings: [],
  label_ids: task.labelIds,
});
