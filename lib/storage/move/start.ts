import "server-only";
import { type FileMove, Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { readCurrentPlace } from "@/lib/storage/current-place";
import { amountToMove } from "@/lib/storage/move/files";
import { type MoveState, readMove } from "@/lib/storage/move/present";
import { addMoveJob } from "@/lib/storage/move/queue";

/** Moves all files to the storage for new ones. @throws Conflict while they are being moved */
export const startMove = (): Promise<MoveState> =>
  transaction(async (tx) => {
    await lockMoves(tx);
    if (await runningMove(tx)) throw new Conflict("The files are being moved already.");

    const target = await readCurrentPlace(tx);
    const { files, bytes } = await amountToMove(tx, target);
    await tx.fileMove.deleteMany();
    if (files > 0) await addMoveJob(tx);
    const state = files === 0 ? ({ state: "done", endedAt: new Date() } as const) : {};
    const move = await tx.fileMove.create({ data: { target, filesTotal: files, bytesTotal: bytes, ...state } });
    return { move, failures: [], failed: 0 };
  });

/** What has been moved stays moved. */
export const cancelMove = (): Promise<MoveState> =>
  transaction(async (tx) => {
    await lockMoves(tx);
    await tx.fileMove.updateMany({ where: { state: "running" }, data: { state: "canceled", endedAt: new Date() } });
    return readMove(tx);
  });

/** Starts, ends and changes of moves wait for each other. */
export const lockMoves = (tx: Tx): Promise<void> =>
  sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('moves of files'))`);

export const runningMove = (tx: Tx): Promise<FileMove | null> => tx.fileMove.findFirst({ where: { state: "running" } });
