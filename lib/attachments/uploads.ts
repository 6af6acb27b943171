import "server-only";
import { env } from "@/lib/env";
import { Invalid } from "@/lib/errors";
import { refuseOtherContents, refuseUnknownType } from "@/lib/attachments/contents";
import { fileTypeOf } from "@/lib/attachments/file-types";
import { storedUploads } from "@/lib/storage/receive";

/** As many as PHP takes at once. */
const MOST_FILES = 20;

/** Files of every kind that is taken, under the upload limit. */
export const filesIn = (field: string, most = MOST_FILES) =>
  storedUploads(field, { most, limit: () => env().BOARDS_UPLOAD_LIMIT, checkName: refuseUnknownType, checkHead: refuseOtherContents });

/** A piece of a file: what it is can only be told of the first, and of the whole. */
export const chunkIn = (field: string) => storedUploads(field, { missing: "Chunk data is missing.", limit: () => env().BOARDS_UPLOAD_LIMIT });

/** One picture. */
export const imageIn = (field: string, limit = () => env().BOARDS_UPLOAD_LIMIT) => storedUploads(field, { limit, checkName: refuseNoImage, checkHead: refuseOtherContents });

function refuseNoImage(name: string) {
  if (!fileTypeOf(name)?.type.startsWith("image/")) throw new Invalid("The file must be a image type.", { params: { file: "The file must be a image type." } });
}
