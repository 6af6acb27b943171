import type { BoardJson, WholeTaskJson } from "@/components/board-store/board-data";
import { LABEL_COLORS, LABEL_TEXT_COLORS } from "@/lib/labels/colors";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import type { Viewer } from "@/lib/boards/abilities";
import type { CommentJson } from "@/lib/comments/present";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import type { LabelJson } from "@/lib/labels/present";
import type { SiteModules } from "@/lib/modules/modules";
import type { StageJson } from "@/lib/stages/present";
import type { GroupedSubtasksJson } from "@/lib/subtasks/present";
import { BLANK } from "@/components/board-store/edits/blank-task";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { Page } from "@/lib/tasks/read/pages";
import type { TaskCardJson, TaskJson } from "@/lib/tasks/present/task";

/** Ids are unique across tests, because screens cache by id. */
let lastId = 0;
export const newId = (): number => (lastId += 1);

const AT = "2026-11-20T08:00:00+00:00";
const PLAIN = "2026-11-20 08:00:00";

export const photo = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>";

type Role = "Admin" | "Member" | "Viewer";
type MemberJson = BoardJson["users"][number];

/** A manager has the role `Admin`. */
export function aMember(name: string, role: Role = "Member"): MemberJson {
  const login = name.toLowerCase().replaceAll(" ", "-");
  const ID = newId();
  return {
    ID,
    user_login: login,
    user_nicename: login,
    user_email: `${login}@example.com`,
    user_url: "",
    user_registered: PLAIN,
    user_status: "0",
    display_name: name,
    role,
    photo,
    pivot: {
      object_id: 1,
      foreign_id: ID,
      settings: "",
      preferences: "",
      created_at: AT,
      updated_at: AT,
    } as MemberJson["pivot"],
  };
}

/** All features on all boards. */
export function allModules(overrides: Partial<SiteModules> = {}): SiteModules {
  const onBoards = { enabled: true, all_boards: true, selected_boards: [] };
  return {
    ...{ timeTracking: onBoards, recurring_task: onBoards },
    ...{ roadmap: { enabled: true }, frontend: { enabled: true } },
    ...overrides,
  };
}

/** The member who views the screen. */
export const viewerOf = ({ ID, display_name }: MemberJson, overrides: Partial<Viewer> = {}): Viewer => ({
  id: ID,
  name: display_name,
  photo,
  isAdmin: false,
  timeZone: "UTC",
  locale: "en-US",
  startOfWeek: 1,
  isPro: true,
  sendsMail: true,
  modules: allModules(),
  ...overrides,
});

export function aStage(title: string, overrides: Partial<StageJson> = {}): StageJson {
  const id = newId();
  return {
    id,
    board_id: 1,
    title,
    slug: "custom",
    type: "stage",
    position: `${id}.00`,
    color: null,
    bg_color: null,
    settings: { default_task_status: "open" },
    archived_at: null,
    created_at: AT,
    updated_at: AT,
    ...overrides,
  };
}

export function aLabel(title: string, overrides: Partial<LabelJson> = {}): LabelJson {
  const id = newId();
  return {
    id,
    board_id: 1,
    title,
    slug: "green",
    type: "label",
    position: `${id}.00`,
    color: "#1B2533",
    bg_color: "#4bce97",
    settings: null,
    archived_at: null,
    created_at: AT,
    updated_at: AT,
    ...overrides,
  };
}

export function aField(title: string, type = "text", options: string[] = []): CustomFieldJson {
  const id = newId();
  return {
    id,
    board_id: 1,
    title,
    slug: "field",
    type: "custom-field",
    position: `${id}.00`,
    color: null,
    bg_color: null,
    settings: { custom_field_type: type, ...(options.length > 0 && { select_options: options }) },
    archived_at: null,
    created_at: AT,
    updated_at: AT,
  };
}

export function aBoard(title: string, overrides: Partial<BoardJson> = {}): BoardJson {
  const id = newId();
  const [owner] = overrides.users ?? [];
  return {
    id,
    parent_id: null,
    title,
    description: null,
    type: "to-do",
    currency: "USD",
    background: { id: null, is_image: false, image_url: null, color: null },
    settings: { tasks_count: 0 },
    created_by: owner?.ID ?? null,
    archived_at: null,
    meta: [],
    isUserOnlyViewer: false,
    abilities: { edit: true, manage: false, delete: false },
    completed_tasks_count: "0",
    users: [],
    is_pinned: false,
    stages: [],
    createdOn: "20 Nov, 2026",
    labelColor: LABEL_COLORS,
    labelColorText: LABEL_TEXT_COLORS,
    labelColorPresets: LABEL_PRESETS,
    owner: { ID: owner?.ID ?? 0, display_name: owner?.display_name ?? "Deleted user" },
    labels: [],
    custom_fields: [],
    folder: null,
    has_timer: true,
    front_url: `/boards/${id}`,
    ...overrides,
  } as BoardJson;
}

const DETAILS = {
  description: null,
  lead_value: "0.00",
  issue_number: null,
  created_at: AT,
  updated_at: AT,
  contact: null,
  task_custom_fields: [],
  is_watching: false,
} satisfies Partial<TaskJson>;

export function aTask(title: string, overrides: Partial<TaskJson> = {}): TaskJson {
  const id = newId();
  return { ...BLANK, ...DETAILS, id, board_id: 1, title, slug: "task", position: `${id}.00`, ...overrides };
}

export const aCardIn = (stageId: number, id: number, position = id): TaskCardJson => ({
  ...BLANK,
  id,
  stage_id: stageId,
  title: `Task ${id}`,
  position: position.toFixed(2),
});

/** A page of all tasks of a stage. */
export const aPage = (stageId: number, total: number, overrides: Partial<Page> = {}): Page => ({
  stage_id: stageId,
  total_count: total,
  limit: 100,
  direction: "next",
  cursor: null,
  has_more: false,
  has_more_before: false,
  has_more_after: false,
  start_cursor: null,
  end_cursor: null,
  ...overrides,
});

export const NO_TASKS: LoadedTasks = { tasks: {}, stages: {}, beyond: {}, newestId: 10, syncedAt: "", isStale: false };

/** The answer of `has-data-changed`. */
export const NO_CHANGES = {
  board: {},
  stages: [],
  labels: [],
  tasks: [],
  taskResetRequired: false,
  stageResetRequired: false,
  labelResetRequired: false,
  sync_reset: false,
};

export const creating = (id: number, stageId: number, overrides: object = {}): TaskEdit => ({
  kind: "create-task",
  id,
  stageId,
  title: "New",
  at: "end",
  extras: {},
  optimistic: {},
  ...overrides,
});

export type ShownTask = TaskJson & Partial<Pick<WholeTaskJson, "attachments">>;

export const wholeTask = (task: ShownTask, board: BoardJson): WholeTaskJson =>
  ({
    updated_at_ms: Date.parse(task.updated_at),
    nextStage: null,
    attachments: [],
    ...task,
    board,
    stage: board.stages.find(({ id }) => id === task.stage_id) ?? null,
  }) as WholeTaskJson;

export type GroupJson = GroupedSubtasksJson[number];

export const aGroup = (title: string, subtasks: TaskJson[] = [], overrides: Partial<GroupJson> = {}): GroupJson => ({
  id: newId(),
  task_id: 1,
  key: "group_name",
  value: title,
  created_at: AT,
  updated_at: AT,
  subtasks,
  ...overrides,
});

export function aComment(author: MemberJson, text: string, overrides: Partial<CommentJson> = {}): CommentJson {
  return {
    id: newId(),
    board_id: 1,
    task_id: 1,
    parent_id: null,
    type: "comment",
    privacy: "public",
    status: "published",
    author_name: author.display_name,
    author_email: author.user_email,
    avatar: author.photo,
    user: author,
    author_ip: "",
    description: `<p>${text}</p>`,
    created_by: author.ID,
    settings: { raw_description: text, mentioned_id: [] },
    created_at: PLAIN,
    updated_at: PLAIN,
    images: [],
    replies_count: 0,
    replies: [],
    ...overrides,
  } as CommentJson;
}
