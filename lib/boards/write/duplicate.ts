import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { type CopiedFile, TASK_IMAGES, withCopiedFiles } from "@/lib/attachments/copy";
import type { Copy } from "@/lib/copies/copy";
import { type CopiedPicture, copyPicture, saveCopiedPicture } from "@/lib/boards/write/copy-picture";
import { copyStages } from "@/lib/boards/write/copy-stages";
import { copyTasks, filesOfActiveTasks } from "@/lib/boards/write/copy-tasks";
import type { DuplicateBoard } from "@/lib/boards/inputs";
import { insertInto } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { publicPageOf } from "@/lib/roadmaps/slug";
import { dropUnclaimed } from "@/lib/storage/ledger";
import { isPro } from "@/lib/tier";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";

export async function duplicateBoard(source: Board, options: DuplicateBoard, actor: CurrentUser): Promise<Board> {
  const picture = await copyPicture(source);
  const duplicateWith = (pictures: CopiedFile[]) =>
    transaction((tx) => duplicate(tx, source, options, { picture, pictures }, actor));
  return (
    options.withTasks ? withCopiedFiles(filesOfActiveTasks(source), [...TASK_IMAGES], duplicateWith) : duplicateWith([])
  ).finally(() => dropUnclaimed(picture?.file ? [picture.file] : []));
}

interface Copied {
  picture: CopiedPicture | null;
  pictures: CopiedFile[];
}

async function duplicate(
  tx: Tx,
  source: Board,
  options: DuplicateBoard,
  { picture, pictures }: Copied,
  actor: CurrentUser,
): Promise<Board> {
  const withFields = options.withCustomFields && isPro();
  const board = await tx.board.create({
    data: {
      ...copiedColumns(source),
      title: options.title,
      ...(await publicPageOf(tx, source.type, options.title)),
      createdById: actor.id,
      hasCustomFieldOrder: withFields && source.hasCustomFieldOrder,
    },
  });
  await recordActivity(tx, actor, { boardId: board.id, event: "created board", description: board.title });
  const background = picture && (await saveCopiedPicture(tx, picture, board, actor));
  await copyPeople(tx, source, board, options, actor);
  const [stages, labels, fields] = await Promise.all([
    copyStages(tx, source, board, options),
    options.withLabels ? copyRows(tx, LABELS, source, board) : [],
    withFields ? copyRows(tx, FIELDS, source, board) : [],
  ]);
  const counts = options.withTasks
    ? await copyTasks(tx, { source, board, stages, labels, fields, pictures, withTemplates: options.withTemplates })
    : {};
  return tx.board.update({ where: { id: board.id }, data: { ...background, ...counts } });
}

const copiedColumns = ({
  type,
  description,
  currency,
  backgroundId,
  backgroundColor,
  backgroundImageUrl,
  backgroundIsImage,
  enableTimeTracking,
  enableRecurringTasks,
  enableStageChangeEmail,
  isPrivate,
  moderatesIdeas,
  moderatesComments,
}: Board) => ({
  ...{ type, description, currency },
  ...{ backgroundId, backgroundColor, backgroundImageUrl, backgroundIsImage },
  ...{ enableTimeTracking, enableRecurringTasks, enableStageChangeEmail },
  ...{ isPrivate, moderatesIdeas, moderatesComments },
});

async function copyPeople(
  tx: Tx,
  source: Board,
  board: Board,
  { withMembers }: DuplicateBoard,
  actor: CurrentUser,
): Promise<void> {
  await sendAlong(tx, insertInto("board_member", { boardId: board.id, userId: actor.id, role: "manager" }));
  if (!withMembers) return;

  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO board_member (board_id, user_id, role) SELECT ${board.id}, m.user_id, m.role
    FROM board_member m JOIN "user" u ON u.id = m.user_id AND ${isActive} WHERE m.board_id = ${source.id} AND m.user_id <> ${actor.id}`,
  );
}

interface CopiedRows {
  name: "label" | "custom_field";
  columns: Prisma.Sql;
  order: Prisma.Sql;
}

const LABELS: CopiedRows = {
  name: "label",
  columns: Prisma.sql`title, slug, position, color, bg_color, color_preset`,
  order: Prisma.sql`created_at, id`,
};

const FIELDS: CopiedRows = {
  name: "custom_field",
  columns: Prisma.sql`title, slug, type, options, position`,
  order: Prisma.sql`position`,
};

function copyRows(tx: Tx, { name, columns, order }: CopiedRows, source: Board, board: Board): Promise<Copy[]> {
  const table = Prisma.raw(name);
  return rowsOf<Copy>(
    tx,
    Prisma.sql`
    WITH original AS MATERIALIZED (
      SELECT o.*, nextval(pg_get_serial_sequence(${name}, 'id'))::int AS to_id FROM (SELECT id, ${columns} FROM ${table} WHERE board_id = ${source.id} ORDER BY ${order}) o
    ), copied AS (INSERT INTO ${table} (id, board_id, ${columns}) SELECT to_id, ${board.id}, ${columns} FROM original)
    SELECT id AS "from", to_id AS "to" FROM original`,
  );
}
