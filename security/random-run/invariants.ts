import { db } from "@/lib/db";
import { wrongCounters } from "@/lib/testing/everything/references";

/** Each invariant as a query for the records that break it. */
const INVARIANTS: Record<string, () => Promise<unknown[]>> = {
  "counters that are not what they count": wrongCounters,
  "tasks at one place of a stage": () =>
    db.$queryRaw`SELECT stage_id, position FROM task WHERE archived_at IS NULL AND parent_id IS NULL GROUP BY 1, 2 HAVING count(*) > 1`,
  "subtasks at one place of a group": () =>
    db.$queryRaw`SELECT subtask_group_id, position FROM task WHERE archived_at IS NULL AND parent_id IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1`,
  "stages at one place of a board": () =>
    db.$queryRaw`SELECT board_id, position FROM stage WHERE archived_at IS NULL GROUP BY 1, 2 HAVING count(*) > 1`,
  "groups at one place of a task": () =>
    db.$queryRaw`SELECT task_id, position FROM subtask_group GROUP BY 1, 2 HAVING count(*) > 1`,
  "fields at one place of a board": () =>
    db.$queryRaw`SELECT board_id, position FROM custom_field GROUP BY 1, 2 HAVING count(*) > 1`,
  "what stands nowhere": () =>
    db.$queryRaw`SELECT id, position FROM task WHERE archived_at IS NULL AND position <= 0 UNION ALL SELECT id, position FROM stage WHERE archived_at IS NULL AND position <= 0`,
  "a third level": () =>
    db.$queryRaw`SELECT s.id FROM task s JOIN task p ON p.id = s.parent_id WHERE p.parent_id IS NOT NULL`,
  "groups below a subtask": () =>
    db.$queryRaw`SELECT g.id FROM subtask_group g JOIN task t ON t.id = g.task_id WHERE t.parent_id IS NOT NULL`,
  "subtasks in a group of another task": () =>
    db.$queryRaw`SELECT s.id FROM task s LEFT JOIN subtask_group g ON g.id = s.subtask_group_id WHERE s.parent_id IS NOT NULL AND g.task_id IS DISTINCT FROM s.parent_id`,
  "tasks on another board than their stage or parent": () => db.$queryRaw`
    SELECT t.id FROM task t LEFT JOIN stage s ON s.id = t.stage_id LEFT JOIN task p ON p.id = t.parent_id WHERE t.board_id IS DISTINCT FROM coalesce(s.board_id, p.board_id)`,
  "active tasks in an archived stage": () =>
    db.$queryRaw`SELECT t.id FROM task t JOIN stage s ON s.id = t.stage_id WHERE s.archived_at IS NOT NULL AND t.archived_at IS NULL`,
  "closed without a time, or open with one": () =>
    db.$queryRaw`SELECT id FROM task WHERE (status = 'closed') <> (last_completed_at IS NOT NULL)`,
  "replies to nothing": () =>
    db.$queryRaw`SELECT r.id FROM comment r LEFT JOIN comment c ON c.id = r.parent_id WHERE r.parent_id IS NOT NULL AND c.task_id IS DISTINCT FROM r.task_id`,
  "labels and values of another board": () => db.$queryRaw`
    SELECT l.task_id AS id FROM task_label l JOIN task t ON t.id = l.task_id JOIN label x ON x.id = l.label_id WHERE t.board_id <> x.board_id
    UNION ALL SELECT v.task_id FROM custom_field_value v JOIN task t ON t.id = v.task_id JOIN custom_field f ON f.id = v.custom_field_id WHERE t.board_id <> f.board_id`,
  "assigned to somebody who may not see the board": () => db.$queryRaw`
    SELECT a.task_id, a.user_id FROM task_assignee a JOIN task t ON t.id = a.task_id JOIN "user" u ON u.id = a.user_id
    WHERE u.role <> 'administrator' AND NOT u.is_service_admin AND NOT EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = t.board_id AND m.user_id = a.user_id)`,
};

/** The broken invariants. */
export async function brokenInvariants(): Promise<Record<string, unknown[]>> {
  const found = await Promise.all(
    Object.entries(INVARIANTS).map(async ([rule, violations]) => [rule, await violations()] as const),
  );
  return Object.fromEntries(found.filter(([, broken]) => broken.length > 0));
}
