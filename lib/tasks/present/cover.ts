import { accessLink } from "@/lib/attachments/signature";
import type { TaskRow } from "@/lib/tasks/read/rows";

/** A colour, or a picture by its id and the link for whoever may see the board. */
export function presentCover({
  coverColor,
  coverId,
  coverHash,
}: Pick<TaskRow, "coverColor" | "coverId" | "coverHash">) {
  const image =
    coverId === null || coverHash === null
      ? {}
      : { imageId: coverId, backgroundImage: accessLink({ fileHash: coverHash }) };
  return { backgroundColor: coverColor ?? "", ...image };
}
