import type { Prisma } from "@/generated/prisma/client";

const CARD_KEYS = [
  "dashboard_view_label",
  "dashboard_view_priority",
  "dashboard_view_assignee",
  "dashboard_view_subtask",
  "dashboard_view_attachment",
  "dashboard_view_due_date",
  "dashboard_view_comment",
  "dashboard_view_notification",
  "dashboard_view_time",
] as const;

/** The others are shown until they are switched off. */
const OFF_AT_FIRST: ReadonlySet<ViewKey> = new Set(["dashboard_view_time"]);

const TABLE_KEYS = [
  "table_view_priority",
  "table_view_status",
  "table_view_dates",
  "table_view_assignees",
  "table_view_labels",
  "table_view_created_at",
  "table_view_subtasks",
  "table_view_activity",
] as const;

export const VIEW_KEYS = { kanbanview: CARD_KEYS, listview: CARD_KEYS, tableview: TABLE_KEYS } as const;

export type View = keyof typeof VIEW_KEYS;
export const VIEWS = ["kanbanview", "listview", "tableview"] as const satisfies readonly View[];

export type ViewKey<Name extends View = View> = (typeof VIEW_KEYS)[Name][number];
/** What each view shows. */
export type ViewSettings = { readonly [Name in View]: Readonly<Record<ViewKey<Name>, boolean>> };

export const isView = (text: string): text is View => Object.hasOwn(VIEW_KEYS, text);

export function viewSettings<Name extends View>(view: Name, saved?: Prisma.JsonValue): ViewSettings[Name] {
  const set = typeof saved === "object" && saved !== null && !Array.isArray(saved) ? saved : {};
  return settingsFrom<Name>(
    VIEW_KEYS[view].map((key) => [key, OFF_AT_FIRST.has(key) ? set[key] === true : set[key] !== false]),
  );
}

export const allViewSettings = (saved: Partial<Record<View, Prisma.JsonValue>> = {}): ViewSettings => ({
  kanbanview: viewSettings("kanbanview", saved.kanbanview),
  listview: viewSettings("listview", saved.listview),
  tableview: viewSettings("tableview", saved.tableview),
});

/** TypeScript types the keys of an object made of entries as strings. */
const settingsFrom = <Name extends View>(entries: [ViewKey, boolean][]) =>
  Object.fromEntries(entries) as ViewSettings[Name];
