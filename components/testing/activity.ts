import type { LineView } from "@/components/activity/use-activity-of-person";
import { newId, photo } from "@/components/testing/records";
import type { LineInFeed, LineJson } from "@/lib/activity/present";

const actor = { ID: 2, user_login: "max", display_name: "Max Example", photo };

const overrides = (action: string, column: string | null) => ({
  id: newId(),
  action,
  column,
  old_value: null,
  new_value: null,
  description: null,
  settings: null,
  created_by: 2,
  created_at: "2026-11-20T08:00:00+00:00",
  updated_at: "2026-11-20T08:00:00+00:00",
  user: actor,
});

export const aTaskLine = (action: string, column: string, more: Partial<LineInFeed> = {}): LineInFeed => ({
  ...overrides(action, column),
  object_id: 1,
  object_type: "task_activity",
  created_at: "2026-11-20 08:00:00",
  updated_at: "2026-11-20 08:00:00",
  ...more,
});

export const aBoardLine = (action: string, column: string | null, more: Partial<LineJson> = {}): LineJson => ({
  ...overrides(action, column),
  object_id: 1,
  object_type: "board_activity",
  action_key: action,
  column_key: column,
  ...more,
});

export function aLineOfPerson(title: string): LineView {
  const id = newId();
  return {
    ...overrides("created", "task"),
    object_id: id,
    object_type: "task_activity",
    task: { id, board_id: 1, title },
  };
}

export const pageOf = <Entry>(all: readonly Entry[], query: URLSearchParams, perPage = Number(query.get("per_page"))) =>
  all.slice((Number(query.get("page")) - 1) * perPage, Number(query.get("page")) * perPage);
