import "server-only";
import { concurrencyLimit } from "@/lib/database/concurrency-limit";
import { db, transaction } from "@/lib/db";
import { env } from "@/lib/env";
import type { Attempt } from "@/lib/jobs/add";
import { logger } from "@/lib/logger";
import { currentMove, finishMove, type Move } from "@/lib/storage/move/current";
import { Failures } from "@/lib/storage/move/failures";
import { filesToMove, type MovableFiles } from "@/lib/storage/move/files";
import { withMoveLock } from "@/lib/storage/move/lock";
import { moveOne } from "@/lib/storage/move/move-one";
import { addMoveJob } from "@/lib/storage/move/queue";
import { storageReason } from "@/lib/storage/reason";

const BATCH = 100;

/** Other jobs of the worker wait no longer, except for a large file. */
const MILLISECONDS = 15_000;

const FILES_AT_ONCE = 4;

/** Moves files for some seconds; another job continues. After the last attempt, the person can continue. */
export async function moveFiles(attempt: Attempt): Promise<void> {
  try {
    const isUnfinished = await withMoveLock(moveForSomeTime);
    if (isUnfinished) await transaction(addMoveJob);
  } catch (error) {
    if (!attempt.isLast) throw error;
    logger().error({ err: error }, "files could not be moved");
    await db.fileMove.updateMany({
      where: { state: "running" },
      data: { state: "stopped", endedAt: new Date(), problem: storageReason(error) },
    });
  }
}

/** Whether there is more to do. */
async function moveForSomeTime(): Promise<boolean> {
  const end = Date.now() + MILLISECONDS;
  while (Date.now() < end) {
    const move = await currentMove();
    if (!move) return false;
    const files = await filesToMove(db, move, BATCH);
    if (files.length === 0 && (await finishMove(move))) return false;
    if (!(await movedBatch(move, files, end))) return false;
  }
  return true;
}

/** Takes no further file past the end. False when the move has ended meanwhile. */
async function movedBatch(move: Move, files: MovableFiles[], end: number): Promise<boolean> {
  const failures = new Failures(move);
  const limited = concurrencyLimit(Math.max(1, Math.min(FILES_AT_ONCE, Math.floor(env().DATABASE_POOL / 4))));
  const results = await Promise.allSettled(
    files.map((each) =>
      limited(async () => {
        if (Date.now() < end && !failures.isTooMany()) await moveOne(move, each).then(failures.none, failures.of(each));
      }),
    ),
  );
  const ended = results.some(({ status }) => status === "rejected");
  if (!ended) await failures.save();
  return !ended;
}
