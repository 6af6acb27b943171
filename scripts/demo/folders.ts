import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { addBoardsToFolder } from "@/lib/folders/boards";
import { createFolder } from "@/lib/folders/create";
import { SaveFolder } from "@/lib/folders/inputs";
import { validate } from "@/lib/http/input/validate";
import type { CurrentUser } from "@/lib/users/current-user";

/** The folder is created with its first board. */
export async function putIntoFolder({ id }: Board, title: string, administrator: CurrentUser): Promise<void> {
  const folder =
    (await db.folder.findFirst({ where: { title } })) ??
    (await createFolder(validate(SaveFolder, { title }), administrator));
  await addBoardsToFolder(folder, { boardIds: [id] });
}
