import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { DocumentBoard, DocumentStage } from "@/lib/board-document/document";
import { closesByTitle, DEFAULT_STAGES } from "@/lib/boards/write/default-stages";
import { insertAllInto } from "@/lib/database/record";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { hexOr } from "@/lib/imports/write/colors";
import type { WriteContext } from "@/lib/imports/write/context";
import { newIds } from "@/lib/imports/write/ids";
import { Places } from "@/lib/imports/write/places";
import { hundredths } from "@/lib/order";
import { cut, plainLine, slugOf } from "@/lib/text/text";

interface Known {
  id: number;
  title: string;
  position: string;
}

/** A board that has stages keeps them: those with the same title are used, others added. */
export async function writeStages(
  tx: Tx,
  board: Pick<Board, "id">,
  document: DocumentBoard,
  context: WriteContext,
): Promise<void> {
  const known = await activeStagesOf(tx, board);
  const added = withoutKnown(known, stagesOf(document, known.length > 0), context);
  const ids = await newIds(tx, "stage", added, context);
  const places = new Places([], hundredths(known.at(-1)?.position ?? 0));
  for (const { position } of known) places.take(Number(position));
  const rows = added.map((stage, at) => rowOf(board, stage, ids[at] ?? 0, placeOf(stage, places), context));
  if (rows.length > 0) await sendAlong(tx, insertAllInto("stage", rows));
  added.forEach(({ id }, at) => context.ids.set("stage", id, ids[at] ?? 0));
  await writeDefaultPeople(tx, board, added, context);
  context.count("stages", added.length);
}

const activeStagesOf = (tx: Tx, { id }: Pick<Board, "id">) =>
  rowsOf<Known>(
    tx,
    Prisma.sql`SELECT id, title, position::text FROM stage WHERE board_id = ${id} AND archived_at IS NULL ORDER BY position`,
  );

type Planned = Pick<DocumentStage, "id" | "title" | "position" | "status" | "archived_at"> & Partial<DocumentStage>;

/** A board needs an active stage. */
function stagesOf(document: DocumentBoard, hasStages: boolean): Planned[] {
  const inOrder = document.stages.toSorted((one, other) => one.position - other.position);
  if (hasStages || inOrder.some(({ archived_at }) => archived_at === null)) return inOrder;
  const titles = DEFAULT_STAGES[document.type];
  const defaults = titles.map((title, at): Planned => {
    const status = closesByTitle(title) ? "closed" : "open";
    return { id: "", title, position: at + 1, status, archived_at: null };
  });
  return [...inOrder, ...defaults];
}

function withoutKnown(known: Known[], stages: Planned[], { ids }: WriteContext): Planned[] {
  const byTitle = new Map(known.toReversed().map(({ id, title }) => [title.toLowerCase(), id]));
  return stages.filter(({ id, title }) => {
    const found = byTitle.get(title.toLowerCase());
    if (found !== undefined) ids.set("stage", id, found);
    return found === undefined;
  });
}

const placeOf = ({ archived_at, position }: Planned, places: Places) =>
  archived_at === null ? places.take(position) : new Places().take(position);

function rowOf(
  { id: boardId }: Pick<Board, "id">,
  stage: Planned,
  id: number,
  position: string,
  { ids }: WriteContext,
) {
  const title = cut(plainLine(stage.title), 100) || "Stage";
  return {
    ...{ id, boardId, title, position },
    slug: stage.slug === undefined ? slugOf(title).slice(0, 100) : stage.slug,
    color: hexOr(stage.color ?? null, null),
    bgColor: hexOr(stage.bg_color ?? null, null),
    defaultTaskStatus: stage.status,
    isTemplate: stage.is_template ?? null,
    isPublic: stage.is_public ?? null,
    wipLimit: stage.wip_limit || null,
    hasDefaultPeople: [stage.default_assignees, stage.default_watchers].some((people) => people && people.length > 0),
    archivedAt: stage.archived_at,
    archivedById: ids.get("person", stage.archived_by ?? null) ?? null,
    createdAt: new Date(),
    updatedAt: new Date(),
  };
}

/** Of the members only. */
async function writeDefaultPeople(
  tx: Tx,
  { id: boardId }: Pick<Board, "id">,
  stages: Planned[],
  { ids }: WriteContext,
): Promise<void> {
  const rowsFor = (people: "default_assignees" | "default_watchers") =>
    stages.flatMap((stage) =>
      ids
        .all("person", stage[people] ?? [])
        .map((userId) => ({ stage_id: ids.get("stage", stage.id), user_id: userId })),
    );
  const tables = [
    [Prisma.sql`stage_default_assignee`, rowsFor("default_assignees")],
    [Prisma.sql`stage_default_watcher`, rowsFor("default_watchers")],
  ] as const;
  for (const [table, rows] of tables)
    if (rows.length > 0)
      await sendAlong(
        tx,
        Prisma.sql`
        INSERT INTO ${table} (stage_id, user_id) SELECT r.stage_id, r.user_id FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r(stage_id int, user_id int)
        JOIN board_member m ON m.board_id = ${boardId} AND m.user_id = r.user_id ON CONFLICT DO NOTHING`,
      );
}
