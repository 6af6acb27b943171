import type { BoardJson } from "@/components/board-store/board-data";
import { fieldProperty } from "@/components/board/quick-edit/quick-property";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import type { Messages } from "@/lib/i18n/messages";
import type { ViewKey } from "@/lib/view-settings/views";

/** How the values of a column are shown, sorted, copied and read. */
export type ColumnKind =
  | "title"
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
}

type Facts = Pick<TableColumn, "kind" | "width"> & Partial<TableColumn>;

const BUILT_IN: Readonly<Record<BuiltInColumn, Facts>> = {
  title: { kind: "title", width: 320, isEditable: true },
  stage: { kind: "stage", width: 144, isEditable: true },
  priority: { kind: "priority", width: 112, isEditable: true, setting: "table_view_priority" },
  labels: { kind: "labels", width: 176, isEditable: true, setting: "table_view_labels" },
  due: { kind: "due", width: 144, isEditable: true, setting: "table_view_dates" },
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
};

const DEFAULTS = { isEditable: false, isShownAtFirst: true };

interface ColumnOptions {
  fields: BoardJson["custom_fields"];
  nameOf: (column: BuiltInColumn) => string;
}

/** All columns that a board has, in their first order. The title is always the first one. */
export function columnsOf({ fields, nameOf }: ColumnOptions): TableColumn[] {
  const builtIn = builtInIds().map((id) => ({ ...DEFAULTS, id, name: nameOf(id), ...BUILT_IN[id] }));
  return [...builtIn, ...fields.map(columnOfField)];
}

/** `Object.keys` loses the type of the keys. */
const builtInIds = () => Object.keys(BUILT_IN) as BuiltInColumn[];

const columnOfField = (field: CustomFieldJson): TableColumn => ({
  ...DEFAULTS,
  id: fieldProperty(field.id),
  name: field.title,
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

export const TITLE = "title";

/** Numbers end at the same place. */
export const isNumeric = ({ kind }: TableColumn): boolean => kind === "number" || kind === "count";
