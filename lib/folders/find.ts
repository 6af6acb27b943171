import "server-only";
import type { Folder } from "@/generated/prisma/client";
import { isSiteAdmin } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

/** The folder of the path. @throws Forbidden before it says whether there is such a folder */
export async function folderOfSite(params: PathParams, user: CurrentUser): Promise<{ folder: Folder }> {
  const { folder } = await folderOrNull(params, user);
  if (!folder) throw new NotFound("Folder");
  return { folder };
}

/** The same, for what answers null where there is none (facts.md, 6.5). */
export async function folderOrNull({ folder_id }: PathParams, user: CurrentUser): Promise<{ folder: Folder | null }> {
  const id = pathId(folder_id);
  if (!isSiteAdmin(user)) throw new Forbidden();

  return { folder: await db.folder.findUnique({ where: { id } }) };
}
