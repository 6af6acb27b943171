import "server-only";
import type { Folder, Prisma } from "@/generated/prisma/client";
import type { FolderRecord } from "@/lib/folders/present";

/** Templates are in no folder. */
export const withBoards = {
  boards: { where: { isTemplate: false }, select: { id: true }, orderBy: { id: "asc" } },
} satisfies Prisma.FolderInclude;

export const withBoardIds = ({ boards, ...folder }: Folder & { boards: { id: number }[] }): FolderRecord => ({
  ...folder,
  boardIds: boards.map(({ id }) => id),
});
