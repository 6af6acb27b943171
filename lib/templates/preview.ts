import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { type DefaultTemplate, defaultTemplate } from "@/lib/templates/defaults/list";
import { userTemplate, type UserTemplate } from "@/lib/templates/find";
import type { TemplateReference } from "@/lib/templates/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

export interface TaskOfTemplate extends Pick<
  Task,
  "id" | "title" | "description" | "status" | "priority" | "coverColor"
> {
  stageId: number;
  position: number;
  /** As the API writes times. */
  dueAt: string | null;
  labelIds: number[] | null;
}

/** @throws NotFound for a template that does not exist, or that the caller does not reach */
export async function previewTemplate(
  { kind, id }: TemplateReference,
  user: CurrentUser,
  locale: string,
): Promise<DefaultTemplate | (UserTemplate & { tasks: TaskOfTemplate[] })> {
  if (kind === "default") return defaultTemplate(id, locale);

  const template = await userTemplate(id, user);
  return { ...template, tasks: await tasksOf(template) };
}

/** A preview needs no more, and templates may have thousands. */
const MOST_OF_A_STAGE = 50;

const tasksOf = ({ stages }: UserTemplate): Promise<TaskOfTemplate[]> =>
  rowsOf<TaskOfTemplate>(
    db,
    Prisma.sql`
    SELECT t.id, t.stage_id AS "stageId", t.title, t.description, t.position::float8 AS position, t.status::text, t.priority::text, t.cover_color AS "coverColor",
      to_char(t.due_at, 'YYYY-MM-DD HH24:MI:SS') AS "dueAt", (SELECT json_agg(l.label_id ORDER BY l.label_id) FROM task_label l WHERE l.task_id = t.id) AS "labelIds"
    FROM unnest(${stages.map(({ id }) => id)}::int[]) WITH ORDINALITY AS stage(id, place)
    CROSS JOIN LATERAL (
      SELECT * FROM task WHERE task.stage_id = stage.id AND task.archived_at IS NULL AND task.parent_id IS NULL ORDER BY task.position, task.id LIMIT ${MOST_OF_A_STAGE}) t
    ORDER BY stage.place, t.position, t.id`,
  );
