import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";
import type { PlannedTask } from "@/lib/imports/write/plan";
import { shorten } from "@/lib/text/text";

const MOST_GUEST_VOTES = 10_000;

/** Answers and votes. A vote of someone without an account counts as a guest's, of whom nothing is known. */
export async function writeIdeas(tx: Tx, tasks: PlannedTask[], context: WriteContext): Promise<void> {
  const ideas = tasks.filter(({ parent, document }) => !parent && document.idea !== null);
  if (ideas.length === 0) return;
  await writeAnswers(tx, ideas, context);
  const votes = ideas.map((task) => votesOf(task, context));
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO idea_vote (task_id, user_id, created_at) SELECT task_id, user_id, created_at
    FROM json_to_recordset(${JSON.stringify(votes.flatMap(({ known }) => known))}::json) AS r(task_id int, user_id int, created_at timestamptz) ON CONFLICT DO NOTHING`,
  );
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO idea_vote (task_id, guest_key, created_at) SELECT r.task_id, 'import ' || r.task_id || ' ' || number, now()
    FROM json_to_recordset(${JSON.stringify(votes.map(({ taskId, guests }) => ({ task_id: taskId, guests })))}::json) AS r(task_id int, guests int)
    CROSS JOIN LATERAL generate_series(1, r.guests) AS number`,
  );
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET vote_count = (SELECT count(*) FROM idea_vote v WHERE v.task_id = task.id) WHERE id = ANY(${ideas.map(({ id }) => id)}::int[])`,
  );
}

function votesOf({ id: taskId, document: { idea, title } }: PlannedTask, { ids, note }: WriteContext) {
  const voters = new Map<number, string>();
  const now = new Date().toISOString();
  let guests = idea?.guest_votes ?? 0;
  for (const { person, created_at } of idea?.votes ?? []) {
    const userId = ids.get("person", person);
    if (userId === undefined) guests += 1;
    else if (!voters.has(userId)) voters.set(userId, created_at ?? now);
  }
  if (guests > MOST_GUEST_VOTES)
    note({ kind: "vote", title: shorten(title, 255), reason: `Only ${MOST_GUEST_VOTES} votes of guests were added.` });
  const known = [...voters].map(([userId, createdAt]) => ({ task_id: taskId, user_id: userId, created_at: createdAt }));
  return { taskId, known, guests: Math.min(guests, MOST_GUEST_VOTES) };
}

async function writeAnswers(tx: Tx, ideas: PlannedTask[], { ids }: WriteContext): Promise<void> {
  const rows = ideas.flatMap(({ id, rewrite, document: { idea } }) =>
    idea?.answer
      ? [
          {
            ...{ task_id: id, answer: rewrite(idea.answer), answered_at: idea.answered_at ?? new Date().toISOString() },
            answered_by: ids.get("person", idea.answered_by) ?? null,
          },
        ]
      : [],
  );
  if (rows.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO idea (task_id, answer, answered_by, answered_at) SELECT task_id, answer, answered_by, answered_at
      FROM json_populate_recordset(NULL::idea, ${JSON.stringify(rows)}::json)`,
    );
}
