import "server-only";
import type { FileMove } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { readCurrentPlace } from "@/lib/storage/current-place";
import { amountToMove, filesToMove } from "@/lib/storage/move/files";
import { lockMoves, runningMove } from "@/lib/storage/move/start";

export type Move = Pick<FileMove, "id" | "target">;

/** The running move, to where new files are stored now: it counts again when that has changed. Null when none runs. */
export const currentMove = (): Promise<Move | null> =>
  transaction(async (tx) => {
    await lockMoves(tx);
    const move = await runningMove(tx);
    const target = await readCurrentPlace(tx);
    return !move || move.target === target ? move : redirected(tx, move, target);
  });

async function redirected(tx: Tx, { id }: Move, target: string): Promise<Move> {
  const { files, bytes } = await amountToMove(tx, target);
  await tx.fileMoveFailure.deleteMany({ where: { moveId: id } });
  return tx.fileMove.update({
    where: { id },
    data: { target, filesTotal: files, bytesTotal: bytes, filesDone: 0, bytesDone: 0 },
  });
}

/** False when there are files again, or another target. */
export const finishMove = ({ id, target }: Move): Promise<boolean> =>
  transaction(async (tx) => {
    await lockMoves(tx);
    if ((await readCurrentPlace(tx)) !== target) return false;
    if ((await filesToMove(tx, { id, target }, 1)).length > 0) return false;

    await tx.fileMove.updateMany({ where: { id, state: "running" }, data: { state: "done", endedAt: new Date() } });
    return true;
  });
