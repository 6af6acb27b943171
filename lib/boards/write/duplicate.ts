import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { type CopiedFile, TASK_IMAGES, withCopiedFiles } from "@/lib/attachments/copy";
import { copiedColumns } from "@/lib/boards/write/copied-columns";
import { type CopiedPicture, copyPicture, saveCopiedPicture } from "@/lib/boards/write/copy-picture";
import { copyFieldsOfBoard, copyLabelsOfBoard } from "@/lib/boards/write/copy-rows";
import { copyStagesOfBoard } from "@/lib/boards/write/copy-stages";
import { copyTasks, filesOfActiveTasks } from "@/lib/boards/write/copy-tasks";
import type { DuplicateBoard } from "@/lib/boards/inputs";
import { insertInto } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
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
    copyStagesOfBoard(tx, source, board, options),
    options.withLabels ? copyLabelsOfBoard(tx, source, board) : [],
    withFields ? copyFieldsOfBoard(tx, source, board) : [],
  ]);
  const counts = options.withTasks
    ? await copyTasks(tx, { source, board, stages, labels, fields, pictures, withTemplates: options.withTemplates })
    : {};
  return tx.board.update({ where: { id: board.id }, data: { ...background, ...counts } });
}

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
