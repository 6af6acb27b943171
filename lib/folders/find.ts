import "server-only";
import type { Folder } from "@/generated/prisma/client";
import { isSiteAdmin } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws Forbidden before it reveals whether the folder exists */
export async function folderOfSite(params: PathParams, user: CurrentUser): Promise<{ folder: Folder }> {
  const { folder } = await folderOrNull(params, user);
  if (!folder) throw new NotFound("Folder");
  return { folder };
}

/** For endpoints that answer null when there is no folder (compatibility.md, C70). */
export async function folderOrNull({ folder_id }: PathParams, user: CurrentUser): Promise<{ folder: Folder | null }> {
  const id = pathId(folder_id);
  if (!isSiteAdmin(user)) throw new Forbidden();

  return { folder: await db.folder.findUnique({ where: { id } }) };
}
