import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";
import { near, Places } from "@/lib/imports/write/places";
import type { PlannedTask } from "@/lib/imports/write/plan";
import { hundredths, positionOf } from "@/lib/order";
import { lockTaskOrder, onStage } from "@/lib/tasks/move/place";
import { shorten } from "@/lib/text/text";

export interface PlacedTask {
  stageId: number | null;
  position: string;
  archivedAt: string | null;
  isArchivedWithStage: boolean;
}

interface StageOfBoard {
  id: number;
  title: string;
  archivedAt: string | null;
}

/** Tasks keep their positions where these are free. In an archived stage all tasks are archived. */
export async function placeInStages(
  tx: Tx,
  boardId: number,
  tasks: PlannedTask[],
  context: WriteContext,
): Promise<Map<number, PlacedTask>> {
  const stages = await stagesOf(tx, boardId);
  const staged = tasks.map((task) => ({ task, stage: stageFor(task, stages, context) }));
  const used = [...new Set(staged.map(({ stage }) => stage.id))];
  await lockTaskOrder(tx, ...used);
  const placesOf = await freePlaces(
    tx,
    used,
    tasks.map(({ document }) => document.position),
  );
  return new Map(
    staged.map(({ task: { id, document }, stage }) => {
      const archivedAt = document.archived_at ?? stage.archivedAt;
      const places = placesOf.get(stage.id) ?? new Places();
      const isArchivedWithStage =
        archivedAt !== null && (document.archived_with_stage || document.archived_at === null);
      const wish = context.appends ? -1 : document.position;
      const position = archivedAt === null ? places.take(wish) : new Places().take(wish);
      return [id, { stageId: stage.id, position, archivedAt, isArchivedWithStage }];
    }),
  );
}

const stagesOf = (tx: Tx, boardId: number) =>
  rowsOf<StageOfBoard>(
    tx,
    Prisma.sql`
    SELECT id, title, to_json(archived_at) #>> '{}' AS "archivedAt" FROM stage WHERE board_id = ${boardId} ORDER BY archived_at IS NOT NULL, position, id`,
  );

/** The first active one for a task whose stage is not in the document. */
function stageFor({ document, stage }: PlannedTask, stages: StageOfBoard[], { ids, note }: WriteContext): StageOfBoard {
  const id = ids.get("stage", stage);
  const found = stages.find((each) => each.id === id);
  const [first] = stages;
  if (!found && !first) throw new Error("The board has no stage.");
  if (!found && first) {
    const reason = `Its stage is missing, so it is in “${first.title}”.`;
    note({ kind: "task", title: shorten(document.title, 255), reason });
    return first;
  }
  return found as StageOfBoard;
}

/** What is taken near these positions, and the last position of each stage. */
async function freePlaces(tx: Tx, stageIds: number[], positions: number[]): Promise<Map<number, Places>> {
  const wishes = [...new Set(positions.flatMap(near))].map(positionOf);
  const rows = await rowsOf<{ id: number; last: string | null; taken: string[] | null }>(
    tx,
    Prisma.sql`
    SELECT s.id, (SELECT max(position) FROM task WHERE ${onStage(Prisma.sql`s.id`)})::text AS last,
      ARRAY(SELECT position::text FROM task WHERE ${onStage(Prisma.sql`s.id`)} AND position = ANY(${wishes}::numeric[])) AS taken
    FROM unnest(${stageIds}::int[]) AS s(id)`,
  );
  return new Map(
    rows.map(({ id, last, taken }) => [id, new Places((taken ?? []).map(hundredths), hundredths(last ?? 0))]),
  );
}
