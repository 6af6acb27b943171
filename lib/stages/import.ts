import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { type CopiedFile, TASK_IMAGES, withCopiedFiles } from "@/lib/attachments/copy";
import { countTasks } from "@/lib/boards/read/counters";
import { isReachableBoard } from "@/lib/boards/read/list";
import { copyDefaultPeople, insertStages } from "@/lib/boards/write/copy-stages";
import { copyTasks } from "@/lib/boards/write/copy-tasks";
import { grouped } from "@/lib/by-id";
import { type Copy, copyIds } from "@/lib/copies/copy";
import { matchingFields } from "@/lib/custom-fields/transfer";
import { db, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { matchingLabels } from "@/lib/labels/transfer";
import type { ImportStages } from "@/lib/stages/inputs";
import type { StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";
import { lockStageOrder } from "@/lib/stages/lock";
import { activeStages, orderStages } from "@/lib/stages/place";
import { cut } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

/** Copies stages of any boards that the actor reaches, with their tasks (compatibility.md, C150). */
export async function importStages(board: Board, input: ImportStages, actor: CurrentUser): Promise<void> {
  await stagesToImport(db, input, actor);
  const stageId = { in: input.stageIds };
  const belong = { archivedAt: null, OR: [{ stageId }, { parent: { stageId, archivedAt: null } }] };
  await withCopiedFiles({ task: belong }, [...TASK_IMAGES], (pictures) =>
    transaction((tx) => importInto(tx, board, input, pictures, actor)),
  );
}

/** In the order of the request. @throws Invalid unless all are active stages of boards that the actor reaches */
async function stagesToImport(tx: Tx, { stageIds }: ImportStages, actor: CurrentUser): Promise<StageRecord[]> {
  const found = await loadStagesWhere(
    tx,
    Prisma.sql`
    s.id = ANY(${stageIds}::int[]) AND s.archived_at IS NULL AND EXISTS (SELECT FROM board b WHERE b.id = s.board_id AND ${isReachableBoard(actor)})`,
  );
  if (found.length < stageIds.length)
    throw new Invalid("Stage not found", { params: { selectedStages: "Stage not found" } });
  return stageIds.flatMap((id) => found.filter((stage) => stage.id === id));
}

async function importInto(
  tx: Tx,
  board: Board,
  input: ImportStages,
  pictures: CopiedFile[],
  actor: CurrentUser,
): Promise<void> {
  await lockStageOrder(tx, board.id);
  const [present, sources] = await Promise.all([activeStages(tx, board.id), stagesToImport(tx, input, actor)]);
  const copies = await insertAt(tx, board, present, sources, input.index);
  await copyDefaultPeople(tx, copies, board);
  const counts = await copyTasksOf(tx, { ...board, createdById: actor.id }, sources, copies, pictures);
  const lines = sources.map((stage) => ({ boardId: board.id, newValue: importedTitle(stage) }));
  await recordActivity(tx, actor, ...lines.map((line) => ({ ...line, event: "created stage" as const })));
  await countTasks(tx, board.id, counts);
}

const SUFFIX = " - imported";
const LONGEST_TITLE = 100;

const importedTitle = ({ title }: StageRecord) => `${cut(title, LONGEST_TITLE - SUFFIX.length)}${SUFFIX}`;

async function insertAt(
  tx: Tx,
  board: Board,
  present: StageRecord[],
  sources: StageRecord[],
  index: number | null,
): Promise<Copy[]> {
  const isPublic = board.type === "roadmap" ? false : null;
  const stages = sources.map((stage) => ({ ...stage, title: importedTitle(stage), isTemplate: null, isPublic }));
  const last = Math.ceil(Number(present.at(-1)?.position ?? 0));
  const copies = await insertStages(
    tx,
    stages.map((stage) => ({ ...stage, hasDefaultPeople: true })),
    board,
    last,
  );
  const ids = present.map(({ id }) => id);
  const newIds = copies.map(({ to }) => to);
  if (index !== null && index <= ids.length) await orderStages(tx, ids.toSpliced(index - 1, 0, ...newIds));
  return copies;
}

/** Labels and values come along where the board has the same labels and fields. */
async function copyTasksOf(
  tx: Tx,
  board: Board,
  sources: StageRecord[],
  copies: Copy[],
  pictures: CopiedFile[],
): Promise<{ tasks: number; completed: number }> {
  const counts = { tasks: 0, completed: 0 };
  const newIds = copyIds(copies);
  for (const [sourceId, ofBoard] of grouped(sources, ({ boardId }) => boardId)) {
    const stages = ofBoard.map(({ id }) => ({ from: id, to: newIds.get(id) ?? 0 }));
    const labels = await matchingLabels(tx, sourceId, board.id);
    const fields = await matchingFields(tx, sourceId, board.id);
    const source = { id: sourceId };
    const copied = await copyTasks(tx, { source, board, stages, labels, fields, pictures, withTemplates: false });
    counts.tasks += copied.tasksCount;
    counts.completed += copied.completedTasksCount;
  }
  return counts;
}
