import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { BoardInList, WholeBoard } from "@/lib/boards/present/board";
import type { Tx } from "@/lib/db";
import { loadMembers } from "@/lib/members/load";
import { loadStages } from "@/lib/stages/load";
import { asPerson } from "@/lib/users/present";

export async function withCardDetails(tx: Tx, boards: Board[], userId: number): Promise<BoardInList[]> {
  const ids = boards.map(({ id }) => id);
  const [members, stages, pins] = await Promise.all([
    loadMembers(tx, ids),
    loadStages(tx, { boardId: { in: ids }, archivedAt: null }),
    tx.boardPin.findMany({ where: { userId, boardId: { in: ids } } }),
  ]);
  return boards.map((board) => ({
    ...board,
    members: members.filter(({ boardId }) => boardId === board.id),
    stages: stages.filter(({ boardId }) => boardId === board.id),
    isPinned: pins.some(({ boardId }) => boardId === board.id),
  }));
}

export async function loadWholeBoard(
  tx: Tx,
  board: Board,
  userId: number,
  { includeArchived = false } = {},
): Promise<WholeBoard> {
  const boardId = board.id;
  const [members, stages, pin, labels, customFields, createdBy, folder] = await Promise.all([
    loadMembers(tx, [boardId]),
    loadStages(tx, { boardId, ...(!includeArchived && { archivedAt: null }) }),
    tx.boardPin.findUnique({ where: { userId_boardId: { userId, boardId } } }),
    tx.label.findMany({ where: { boardId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
    tx.customField.findMany({ where: { boardId }, orderBy: [{ position: "asc" }, { id: "asc" }] }),
    board.createdById === null ? null : tx.user.findUnique({ ...asPerson, where: { id: board.createdById } }),
    board.folderId === null ? null : tx.folder.findUnique({ where: { id: board.folderId } }),
  ]);
  return { ...board, members, stages, isPinned: pin !== null, labels, customFields, createdBy, folder };
}
