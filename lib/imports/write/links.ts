import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { acyclic } from "@/lib/imports/write/acyclic";
import type { WriteContext } from "@/lib/imports/write/context";

/** What links tasks of one document, by their ids in it. */
export interface DocumentLinks {
  dependencies: { predecessor: string; successor: string }[];
  /** Ideas that were merged into others. */
  merged: { idea: string; into: string }[];
}

/** Comes last, when all tasks are there. Links to other boards, and those that would close a circle, are left out. */
export async function writeLinks(
  tx: Tx,
  { id: boardId }: Pick<Board, "id">,
  { dependencies, merged }: DocumentLinks,
  context: WriteContext,
): Promise<void> {
  const known = dependencies.flatMap(({ predecessor, successor }) => {
    const [from, to] = [context.ids.get("task", predecessor), context.ids.get("task", successor)];
    if (from === undefined || to === undefined)
      context.note({
        kind: "dependency",
        title: `${predecessor} → ${successor}`,
        reason: "One of the tasks is missing.",
      });
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const { kept, refused } = acyclic(known);
  for (const title of await titlesOf(tx, refused))
    context.note({ kind: "dependency", title, reason: "The tasks would wait for each other in a circle." });
  if (kept.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO task_dependency (predecessor_id, successor_id, board_id) SELECT r."from", r."to", ${boardId}
      FROM json_to_recordset(${JSON.stringify(kept)}::json) AS r("from" int, "to" int) ON CONFLICT DO NOTHING`,
    );
  context.count("dependencies", kept.length);
  await writeMerged(tx, merged, context);
}

const MOST_NAMED = 500;

async function titlesOf(tx: Tx, links: { from: number; to: number }[]): Promise<string[]> {
  if (links.length === 0) return [];
  const rows = await rowsOf<{ title: string }>(
    tx,
    Prisma.sql`
    SELECT left(p.title, 100) || ' → ' || left(s.title, 100) AS title FROM json_to_recordset(${JSON.stringify(links.slice(0, MOST_NAMED))}::json) AS r("from" int, "to" int)
    JOIN task p ON p.id = r."from" JOIN task s ON s.id = r."to"`,
  );
  return rows.map(({ title }) => title);
}

async function writeMerged(tx: Tx, merged: DocumentLinks["merged"], { ids }: WriteContext): Promise<void> {
  const rows = merged.flatMap(({ idea, into }) => {
    const [from, to] = [ids.get("task", idea), ids.get("task", into)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const { kept } = acyclic(rows);
  if (kept.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO idea (task_id, merged_into_id) SELECT r."from", r."to" FROM json_to_recordset(${JSON.stringify(kept)}::json) AS r("from" int, "to" int)
      ON CONFLICT (task_id) DO UPDATE SET merged_into_id = excluded.merged_into_id`,
    );
}

/** The links of these tasks. */
export function linksOf(tasks: LinkedTask[]): DocumentLinks {
  const all = tasks.flatMap((task) => [task, ...(task.subtask_groups ?? []).flatMap(({ subtasks }) => subtasks)]);
  return {
    dependencies: all.flatMap(({ id, predecessors }) =>
      predecessors.map((predecessor) => ({ predecessor, successor: id })),
    ),
    merged: all.flatMap(({ id, idea }) => (idea?.merged_into ? [{ idea: id, into: idea.merged_into }] : [])),
  };
}

interface LinkedTask {
  id: string;
  predecessors: string[];
  idea: { merged_into: string | null } | null;
  subtask_groups?: { subtasks: Omit<LinkedTask, "subtask_groups">[] }[];
}
