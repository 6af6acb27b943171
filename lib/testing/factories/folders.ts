import type { Folder } from "@/generated/prisma/client";
import { db } from "@/lib/db";

let made = 0;

export const aFolder = (given: Partial<Folder> = {}) =>
  db.folder.create({ data: { title: `Folder ${(made += 1)}`, ...given } });

export const foldersOfBoards = async () =>
  Object.fromEntries((await db.board.findMany({ orderBy: { id: "asc" } })).map(({ id, folderId }) => [id, folderId]));
