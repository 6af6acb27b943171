import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { recordFiles } from "@/lib/attachments/add-files";
import { fileHashIn } from "@/lib/attachments/file-link";
import { accessLink } from "@/lib/attachments/signature";
import { type Background, imageBackground } from "@/lib/boards/background";
import { lockBoard } from "@/lib/boards/lock";
import { inOrder } from "@/lib/database/in-order";
import { updateIn } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

export async function changeBackground(found: Board, to: Background, actor: CurrentUser): Promise<Board> {
  return transaction(async (tx) => {
    const before = await lockBoard(tx, found.id);
    return isSame(before, to) ? before : change(tx, before, to, actor);
  });
}

export async function changeBackgroundImage(found: Board, picture: ReceivedFile, actor: CurrentUser): Promise<Board> {
  return transaction(async (tx) => {
    const [before, [image]] = await inOrder([
      lockBoard(tx, found.id),
      recordFiles(tx, { owner: "board", boardId: found.id }, [picture], actor),
    ]);
    if (!image) throw new Error("a picture was recorded without a record");
    return change(tx, before, imageBackground(String(image.id), accessLink(image)), actor);
  });
}

/** Deletes the board's images that are no longer displayed, with their files. */
async function change(tx: Tx, board: Board, to: Background, actor: CurrentUser): Promise<Board> {
  const { id: boardId } = board;
  const shown = fileHashIn(to.backgroundImageUrl ?? "") ?? "";
  await sendAlong(
    tx,
    Prisma.sql`DELETE FROM attachment WHERE board_id = ${boardId} AND owner = 'BOARD' AND file_hash <> ${shown}`,
  );
  await recordActivity(tx, actor, { boardId, event: "changed board background" });
  const changed = { ...to, updatedAt: board.updatedAt };
  await sendAlong(tx, updateIn("board", boardId, changed));
  return { ...board, ...changed };
}

const isSame = (one: Background, other: Background) =>
  one.backgroundId === other.backgroundId &&
  one.backgroundColor === other.backgroundColor &&
  one.backgroundImageUrl === other.backgroundImageUrl &&
  one.backgroundIsImage === other.backgroundIsImage;
