import type { BoardsInView } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { fieldProperty } from "@/components/board/quick-edit/quick-property";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import type { Messages } from "@/lib/i18n/messages";
import type { ViewKey } from "@/lib/view-settings/views";

/** How the values of a column are shown, sorted, copied and read. */
export type ColumnKind =
  | "title"
  | "board"
  | "stage"
  | "status"
  | "priority"
  | "labels"
  | "assignees"
  | "watchers"
  | "creator"
  | "due"
  | "date"
  | "moment"
  | "progress"
  | "count"
  | "duration"
  | "text"
  | "number"
  | "select"
  | "multi-select"
  | "checkbox";

export type BuiltInColumn = keyof Messages["boardTable"]["columns"];

export interface TableColumn {
  /** As in the address and in the person's layout. */
  id: string;
  kind: ColumnKind;
  name: string;
  /** Pixels. */
  width: number;
  isEditable: boolean;
  /** The setting that shows the column on all boards; otherwise the person's layout of the board does. */
  setting?: ViewKey<"tableview">;
  isShownAtFirst: boolean;
  field?: CustomFieldJson;
  /** The boards whose tasks have it; all without. */
  boardIds?: ReadonlySet<number>;
}

type Facts = Pick<TableColumn, "kind" | "width"> & Partial<TableColumn>;

const BUILT_IN: Readonly<Record<BuiltInColumn, Facts>> = {
  title: { kind: "title", width: 320, isEditable: true },
  board: { kind: "board", width: 144 },
  stage: { kind: "stage", width: 144, isEditable: true },
  priority: { kind: "priority", width: 112, isEditable: true, setting: "table_view_priority" },
  labels: { kind: "labels", width: 176, isEditable: true, setting: "table_view_labels" },
  votes: { kind: "count", width: 96 },
  due: { kind: "due", width: 160, isEditable: true, setting: "table_view_dates" },
  assignees: { kind: "assignees", width: 144, isEditable: true, setting: "table_view_assignees" },
  status: { kind: "status", width: 112, isEditable: true, setting: "table_view_status" },
  subtasks: { kind: "progress", width: 112, setting: "table_view_subtasks" },
  created: { kind: "moment", width: 144, setting: "table_view_created_at" },
  updated: { kind: "moment", width: 144, setting: "table_view_activity" },
  start: { kind: "date", width: 144, isEditable: true, isShownAtFirst: false },
  watchers: { kind: "watchers", width: 112, isShownAtFirst: false },
  comments: { kind: "count", width: 112, isShownAtFirst: false },
  attachments: { kind: "count", width: 112, isShownAtFirst: false },
  creator: { kind: "creator", width: 144, isShownAtFirst: false },
  spent: { kind: "duration", width: 112, isShownAtFirst: false },
  estimate: { kind: "duration", width: 112, isEditable: true, isShownAtFirst: false },
};

const DEFAULTS = { isEditable: false, isShownAtFirst: true };

interface ColumnOptions extends Pick<BoardsInView, "boards"> {
  fields: readonly CustomFieldJson[];
  hasVotes: boolean;
  hasTime: boolean;
  /** Among several boards, those with time tracking. */
  timedBoards?: ReadonlySet<number> | undefined;
  nameOf: (column: BuiltInColumn) => string;
}

/** All columns that a board, or several, have, in their first order. The title is always the first one. */
export function columnsOf({ boards, fields, hasVotes, hasTime, timedBoards, nameOf }: ColumnOptions): TableColumn[] {
  const builtIn = builtInIds(boards, hasVotes)
    .filter((id) => hasTime || BUILT_IN[id].kind !== "duration")
    .map((id) => ({
      ...{ ...DEFAULTS, id, name: nameOf(id), ...BUILT_IN[id] },
      ...(timedBoards && BUILT_IN[id].kind === "duration" && { boardIds: timedBoards }),
    }));
  return [...builtIn, ...fields.map((field) => columnOfField(field, boards))];
}

/** The members of several boards are not known. `Object.keys` loses the type of the keys. */
const builtInIds = (boards: BoardsInView["boards"], hasVotes: boolean) =>
  (Object.keys(BUILT_IN) as BuiltInColumn[]).filter(
    (id) => id !== (boards ? "creator" : "board") && (hasVotes || id !== "votes"),
  );

const columnOfField = (field: CustomFieldJson, boards: BoardsInView["boards"]): TableColumn => ({
  ...DEFAULTS,
  id: fieldProperty(field.id),
  name: field.title,
  isShownAtFirst: boards === null,
  kind: kindOfField(field.settings.custom_field_type),
  width: 144,
  isEditable: true,
  field,
});

function kindOfField(type: string): ColumnKind {
  if (type === "number" || type === "select" || type === "multi-select" || type === "checkbox" || type === "date")
    return type;
  return "text";
}

/** A custom field has values on its own board only. */
export const isEditableOn = (column: TableColumn, task: Pick<StoredTask, "board_id">): boolean =>
  column.isEditable &&
  isOnBoardOf(column, task) &&
  (column.field === undefined || column.field.board_id === task.board_id);

export const isOnBoardOf = ({ boardIds }: TableColumn, { board_id }: Pick<StoredTask, "board_id">): boolean =>
  boardIds === undefined || boardIds.has(board_id);

export const TITLE = "title";

/** Numbers end at the same place. */
export const isNumeric = ({ kind }: TableColumn): boolean =>
  kind === "number" || kind === "count" || kind === "duration";
