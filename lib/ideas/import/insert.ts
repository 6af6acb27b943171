import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { reserveIds } from "@/lib/copies/copy";
import { sendAlong, type Tx } from "@/lib/db";
import type { NewIdea } from "@/lib/ideas/import/rows";
import { onStage } from "@/lib/tasks/move/place";
import { slugOfTask } from "@/lib/tasks/slug";
import type { CurrentUser } from "@/lib/users/current-user";

const BATCH = 500;

/** Puts ideas at the end of their stages, in the order of the file (compatibility.md, C146). Needs `lockTaskOrder` of the stages. */
export async function insertIdeas(tx: Tx, boardId: number, ideas: NewIdea[], actor: CurrentUser): Promise<void> {
  for (let at = 0; at < ideas.length; at += BATCH) await insertBatch(tx, boardId, ideas.slice(at, at + BATCH), actor);
  await recordActivity(tx, actor, { boardId, event: "imported ideas", newValue: String(ideas.length) });
  const completed = ideas.filter(({ stage }) => stage.defaultTaskStatus === "closed").length;
  await countTasks(tx, boardId, { tasks: ideas.length, completed });
}

async function insertBatch(tx: Tx, boardId: number, ideas: NewIdea[], actor: CurrentUser) {
  const ids = await reserveIds(tx, "task", ideas.length);
  const rows = ideas.map((idea, at) => rowOf(idea, ids[at] ?? 0, actor));
  await sendAlong(
    tx,
    Prisma.sql`
    WITH r AS MATERIALIZED (SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r(id int, stage_id int, title text, slug text, status task_status,
      description text, votes int, author_name text, author_email text, created_by int, created_at timestamptz)),
    last AS MATERIALIZED (SELECT s.stage_id, (SELECT floor(max(position)) FROM task WHERE ${onStage(Prisma.sql`s.stage_id`)}) AS position FROM (SELECT DISTINCT stage_id FROM r) s)
    INSERT INTO task (id, board_id, stage_id, title, slug, type, status, description, source, position, vote_count, author_name, author_email, created_by, last_completed_at, created_at, updated_at)
    SELECT r.id, ${boardId}, stage_id, r.title, r.slug, 'roadmap', r.status, r.description, 'import', coalesce(last.position, 0) + row_number() OVER (PARTITION BY stage_id ORDER BY r.id),
      r.votes, r.author_name, r.author_email, r.created_by, CASE r.status WHEN 'closed' THEN now() END, r.created_at, now()
    FROM r JOIN last USING (stage_id)`,
  );
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO idea_vote (task_id, guest_key, created_at) SELECT r.id, 'import ' || r.id || ' ' || number, r.created_at
    FROM json_to_recordset(${JSON.stringify(rows.map(({ id, votes, created_at }) => ({ id, votes, created_at })))}::json) AS r(id int, votes int, created_at timestamptz)
    CROSS JOIN LATERAL generate_series(1, r.votes) AS number`,
  );
  const lines = rows.map(({ id, title }): ActivityLine => {
    return { boardId, taskId: id, event: "created task", newValue: title };
  });
  await recordActivity(tx, actor, ...lines);
}

/** An idea without an author is of the person who imports it. */
const rowOf = (
  { title, description, authorName, authorEmail, votes, stage, createdAt }: NewIdea,
  id: number,
  actor: CurrentUser,
) => {
  const hasAuthor = authorName !== null || authorEmail !== null;
  return {
    ...{ id, title, description, votes, stage_id: stage.id, status: stage.defaultTaskStatus },
    slug: slugOfTask(title),
    author_name: hasAuthor ? (authorName ?? "Guest") : null,
    author_email: authorEmail,
    created_by: hasAuthor ? null : actor.id,
    created_at: createdAt,
  };
};
