import "server-only";
import { db } from "@/lib/db";
import { logger } from "@/lib/logger";
import { CopyDiffers } from "@/lib/storage/move/copy";
import type { Move } from "@/lib/storage/move/current";
import type { MovableFiles } from "@/lib/storage/move/files";
import { MoveEnded } from "@/lib/storage/move/replace";
import { storageReason } from "@/lib/storage/reason";
import { StoredFileMissing } from "@/lib/storage/storage";

export const FILE_MISSING = "The file is missing in the storage.";
export const COPY_DIFFERS = "The copy differs from the file.";

/** So many in a row mean that a storage does not work, not that these files can't be read. */
const MOST_IN_A_ROW = 5;

/** What went wrong in a batch. */
export class Failures {
  private readonly failed: { moved: MovableFiles; reason: string }[] = [];
  private inARow = 0;
  private last: unknown;

  constructor(private readonly move: Move) {}

  readonly none = (): void => void (this.inARow = 0);

  /** @throws MoveEnded */
  readonly of =
    (moved: MovableFiles) =>
    (error: unknown): void => {
      if (error instanceof MoveEnded) throw error;
      const known = knownReason(error);
      this.inARow = known === null ? this.inARow + 1 : 0;
      this.last = error;
      if (known === null) logger().warn({ err: error, kind: moved.kind, id: moved.id }, "a file could not be moved");
      this.failed.push({ moved, reason: known ?? storageReason(error) });
    };

  readonly isTooMany = (): boolean => this.inARow >= MOST_IN_A_ROW;

  /** @throws the last error when there were too many: all of them are tried again */
  async save(): Promise<void> {
    if (this.isTooMany()) throw this.last;
    await db.fileMoveFailure.createMany({
      data: this.failed.map(({ moved, reason }) => ({
        ...{ moveId: this.move.id, kind: moved.kind },
        ...{ recordId: moved.id, reason },
      })),
      skipDuplicates: true,
    });
  }
}

/** Of this file, not of the storage. */
function knownReason(error: unknown): string | null {
  if (error instanceof StoredFileMissing) return FILE_MISSING;
  return error instanceof CopyDiffers ? COPY_DIFFERS : null;
}
