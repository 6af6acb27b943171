import "server-only";
import type { ImportSession, Prisma } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { boardFolders } from "@/lib/imports/native/content";
import type { StartImport } from "@/lib/imports/inputs";
import { originOf } from "@/lib/imports/origin";
import { startImport } from "@/lib/imports/start";
import { findUpload, takeUpload, UploadMissing } from "@/lib/imports/uploads/take";
import { nameOfUpload } from "@/lib/imports/uploads/name";
import type { CurrentUser } from "@/lib/users/current-user";

/** Starts the import of an upload or from another tool: of several boards, if it is an export of a whole site. */
export async function beginImport(input: StartImport, user: Pick<CurrentUser, "id">): Promise<ImportSession[]> {
  const origin = originOf(input);
  if ("credentials" in origin) return [await startImport(user, { ...shared(input), ...origin })];
  return beginWithFile({ ...input, ...origin }, user);
}

const shared = ({ source, title, folderId, boardId, options }: StartImport) => ({
  ...{ source, title, folderId },
  ...(boardId !== undefined && source === "csv" && { boardId }),
  options: options as Prisma.InputJsonObject,
});

async function beginWithFile(
  input: StartImport & { file: string },
  user: Pick<CurrentUser, "id">,
): Promise<ImportSession[]> {
  const name = nameOfUpload(input.file);
  const isNative = input.source === "native";
  const folders = isNative ? await boardFolders(await findUpload(db, name, user)) : [""];
  return transaction(async (tx) => {
    const file = await takeUpload(tx, name, user);
    if (!file) throw new UploadMissing();
    const sessions: ImportSession[] = [];
    for (const folder of folders) {
      const { options, ...rest } = shared(input);
      const own = { ...options, size: file.size, ...(folder && { folder }) };
      sessions.push(await startImport(user, { ...rest, options: own, file, isShared: sessions.length > 0 }));
    }
    return sessions;
  });
}
