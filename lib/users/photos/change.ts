import "server-only";
import { Prisma, type User } from "@/generated/prisma/client";
import { inOrder } from "@/lib/database/in-order";
import { updateIn } from "@/lib/database/record";
import { rowsOf, transaction } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { PHOTO_ENDING } from "@/lib/photos";
import { shrunkUpload } from "@/lib/pictures/shrunk-upload";
import { newToken } from "@/lib/secrets/secrets";
import { claimFiles, type StoredFile, storeFile } from "@/lib/storage/ledger";
import { newPath, type ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

const EDGE = 256;

type Photo = Pick<User, "photoKey">;

/** Stores a small square without the camera's metadata, which `changePhoto` claims. */
export async function preparePhoto(picture: ReceivedFile): Promise<StoredFile> {
  const square = await shrunkUpload(picture, { edge: EDGE, square: true }, "photo");
  return storeFile(newPath(), [square]);
}

export const removePhoto = ({ id }: CurrentUser): Promise<User> =>
  transaction(async (tx) => {
    await tx.user.updateMany({
      where: { id, photoFile: { not: null } },
      data: { photoFile: null, photoKey: newInitialsKey() },
    });
    return tx.user.findUniqueOrThrow({ where: { id } });
  });

/** Changes with each picture, so that caches don't show an old one. */
export const newInitialsKey = (): string => newToken().slice(0, 32);
const newPhotoKey = () => newInitialsKey() + PHOTO_ENDING;

/** @param stored by `preparePhoto` */
export function changePhoto(stored: StoredFile, { id }: CurrentUser): Promise<Photo> {
  const photoKey = newPhotoKey();
  const change = { photoFile: stored.path, photoDriver: stored.driver, photoKey, updatedAt: new Date() };
  return transaction(async (tx) => {
    const [, [changed]] = await inOrder([
      claimFiles(tx, [stored]),
      rowsOf(tx, Prisma.sql`${updateIn('"user"', id, change)} RETURNING id`),
    ]);
    if (!changed) throw new NotFound("User");
    return { photoKey };
  });
}
