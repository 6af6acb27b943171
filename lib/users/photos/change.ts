import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { PHOTO_ENDING } from "@/lib/photos";
import { shrunkUpload } from "@/lib/pictures/shrunk-upload";
import { newToken } from "@/lib/secrets/secrets";
import { claimFiles, dropUnclaimed, type StoredFile, storeFile } from "@/lib/storage/ledger";
import { newPath, type ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

const EDGE = 256;

/** Stores a small square without the camera's metadata. */
export async function changePhoto(picture: ReceivedFile, actor: CurrentUser): Promise<User> {
  const square = await shrunkUpload(picture, { edge: EDGE, square: true }, "photo");
  const stored = await storeFile(newPath(), [square]);
  return keepPhoto(stored, actor).finally(() => dropUnclaimed([stored]));
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

function keepPhoto({ driver, path }: StoredFile, { id }: CurrentUser): Promise<User> {
  return transaction(async (tx) => {
    await claimFiles(tx, [{ driver, path }]);
    return tx.user.update({ where: { id }, data: { photoFile: path, photoDriver: driver, photoKey: newPhotoKey() } });
  });
}
