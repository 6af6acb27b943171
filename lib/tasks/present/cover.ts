import { accessLink } from "@/lib/attachments/signature";
import type { TaskRow } from "@/lib/tasks/read/rows";

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
