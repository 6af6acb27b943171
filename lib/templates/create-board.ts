import "server-only";
import { type Board, type Label, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { DEFAULT_LABELS } from "@/lib/labels/colors";
import { type CopiedPicture, copyPicture, saveCopiedPicture } from "@/lib/boards/write/copy-picture";
import { copyFieldsOfBoard } from "@/lib/boards/write/copy-rows";
import { copyDefaultPeople, insertStages, type NewStage } from "@/lib/boards/write/copy-stages";
import { closesByTitle } from "@/lib/boards/write/default-stages";
import { copiesOf, type Copy } from "@/lib/copies/copy";
import { insertInto } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Forbidden, Invalid, NotFound } from "@/lib/errors";
import { FROM_TEMPLATE } from "@/lib/events/board-events";
import { loadLabelsWhere } from "@/lib/labels/list";
import { publicPageOf } from "@/lib/roadmaps/slug";
import type { StageRecord } from "@/lib/stages/load";
import { activeStages } from "@/lib/stages/place";
import { dropUnclaimed } from "@/lib/storage/ledger";
import { planTaskCopy } from "@/lib/templates/copy-tasks";
import { insertDefaultTasks } from "@/lib/templates/default-tasks";
import type { CreateFromTemplate } from "@/lib/templates/inputs";
import { type NewLabel, newStage, templateSource, type TemplateSource } from "@/lib/templates/source";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BoardFromTemplate {
  board: Board;
  stages: StageRecord[];
  labels: Label[];
}

/** The board is complete but for the tasks of a user's template, which a job copies (compatibility.md, C149). */
export async function createFromTemplate(
  input: CreateFromTemplate,
  actor: CurrentUser,
  locale: string,
): Promise<BoardFromTemplate> {
  if (input.folderId && !actor.isAdmin) throw new Forbidden();

  const source = await templateSource(input.template, actor, locale);
  const stages = chosenStages(source, input);
  const picture = source.board && (await copyPicture(source.board));
  return transaction((tx) => create(tx, { ...source, stages }, input, picture, actor)).finally(() =>
    dropUnclaimed(picture?.file ? [picture.file] : []),
  );
}

/** @throws NotFound for the stage of another board, Invalid when none is left */
function chosenStages(
  { columns, stages }: TemplateSource,
  { stageIds, additionalStages }: CreateFromTemplate,
): NewStage[] {
  if (stageIds?.some((id) => !stages.some((stage) => stage.id === id))) throw new NotFound("Stage");

  const chosen = stages.filter(({ id }) => stageIds?.includes(id) ?? true);
  const isPublic = columns.type === "roadmap" ? false : null;
  const additional = additionalStages.map((title) =>
    newStage({ id: 0, title, status: closesByTitle(title) ? "closed" : "open", isPublic }),
  );
  if (chosen.length + additional.length === 0) throw new Invalid("At least one stage is required");
  return [...chosen, ...additional];
}

async function create(
  tx: Tx,
  source: TemplateSource,
  input: CreateFromTemplate,
  picture: CopiedPicture | null,
  actor: CurrentUser,
): Promise<BoardFromTemplate> {
  const board = await insertBoard(tx, source, input, actor);
  const background = picture && (await saveCopiedPicture(tx, picture, board, actor));
  const [stages, labels, fields] = await Promise.all([
    insertStages(tx, source.stages, board),
    insertLabels(tx, source, input, board),
    source.board ? copyFieldsOfBoard(tx, source.board, board) : [],
  ]);
  if (source.board) await copyDefaultPeople(tx, stages, board);
  const copied = { stages: stages.filter(({ from }) => from !== 0), labels, fields };
  const tasks = input.withTasks ? await addTasks(tx, source, board, copied) : {};
  const [complete, newStages, newLabels] = await Promise.all([
    tx.board.update({ where: { id: board.id }, data: { ...background, ...tasks } }),
    activeStages(tx, board.id),
    loadLabelsWhere(tx, Prisma.sql`l.board_id = ${board.id}`),
  ]);
  return { board: complete, stages: newStages, labels: newLabels };
}

async function insertBoard(
  tx: Tx,
  { columns, board: source }: TemplateSource,
  { title, folderId }: CreateFromTemplate,
  actor: CurrentUser,
): Promise<Board> {
  if (folderId && !(await tx.folder.findUnique({ where: { id: folderId } }))) throw new NotFound("Folder");
  const board = await tx.board.create({
    data: {
      ...columns,
      ...{ title, folderId, createdById: actor.id, hasCustomFieldOrder: source?.hasCustomFieldOrder ?? false },
      ...(await publicPageOf(tx, columns.type, title)),
    },
  });
  await sendAlong(tx, insertInto("board_member", { boardId: board.id, userId: actor.id, role: "manager" }));
  const line = { boardId: board.id, newValue: FROM_TEMPLATE, description: title };
  await recordActivity(tx, actor, { ...line, event: "created board" });
  return board;
}

/** Returns which labels of the template have become which of the board. */
async function insertLabels(
  tx: Tx,
  { labels: all }: TemplateSource,
  { withLabels, labels: chosen }: CreateFromTemplate,
  { id: boardId }: Board,
): Promise<Copy[]> {
  const known = new Map(all.map((label) => [label.id, label.slug]));
  const wanted: (NewLabel & { id: number })[] = !withLabels
    ? DEFAULT_LABELS.map((label) => ({ ...label, id: 0, title: null, colorPreset: null }))
    : (chosen?.map(({ sourceId, ...label }) => {
        const id = sourceId ?? 0;
        return { ...label, id: known.has(id) ? id : 0, slug: known.get(id) ?? null };
      }) ?? all);
  const copies = await copiesOf(tx, "label", wanted);
  await tx.label.createMany({
    data: wanted.map(({ title, slug, color, bgColor, colorPreset }, at) => ({
      ...{ id: copies[at]?.to, boardId, title, slug, color, bgColor, colorPreset },
    })),
  });
  return copies.filter(({ from }) => from !== 0);
}

async function addTasks(
  tx: Tx,
  { board: template, tasks }: TemplateSource,
  board: Board,
  copied: Record<"stages" | "labels" | "fields", Copy[]>,
): Promise<Partial<Board>> {
  if (!template) {
    const count = await insertDefaultTasks(tx, board, tasks, copied);
    return { taskCreationStatus: "completed", taskCreationTotal: count, tasksCount: count };
  }

  const total = await planTaskCopy(tx, { boardId: board.id, sourceId: template.id, ...copied });
  return { taskCreationStatus: total === 0 ? "completed" : "pending", taskCreationTotal: total };
}
