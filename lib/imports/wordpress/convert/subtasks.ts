import type { Conversion } from "@/lib/imports/wordpress/convert/conversion";
import type { Row } from "@/lib/imports/wordpress/read/database";
import type { TaskRows } from "@/lib/imports/wordpress/read/tasks";
import { idOf } from "@/lib/imports/wordpress/read/values";

const DEFAULT_GROUP = "Default Subtask Group";

/** Subtasks without a group, or of a group that is gone, are in the first one. */
export function subtaskGroups<Subtask>(
  task: Row,
  rows: TaskRows,
  { note }: Conversion,
  convert: (subtask: Row) => Subtask,
) {
  const subtasks = rows.subtasksOf(task);
  const groups = rows
    .groupsOf(task)
    .map(({ id, value }, at) => ({ id, title: value ?? "", position: at + 1, rows: [] as Row[] }));
  if (groups.length === 0 && subtasks.length === 0) return [];
  const first = groups[0] ?? { id: "", title: DEFAULT_GROUP, position: 1, rows: [] as Row[] };
  const byId = new Map(groups.map((group) => [idOf(group.id), group]));
  for (const subtask of subtasks) {
    (byId.get(idOf(rows.metaOf(subtask).get("subtask_group_id"))) ?? first).rows.push(subtask);
    if (rows.subtasksOf(subtask).length > 0)
      note({ kind: "task", title: subtask.title ?? "", reason: "It is a subtask, so its own subtasks were left out." });
  }
  return (groups.length > 0 ? groups : [first]).map(({ rows: own, ...group }) => ({
    ...group,
    subtasks: own.map(convert),
  }));
}
