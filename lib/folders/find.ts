import "server-only";
import { type Folder, Prisma } from "@/generated/prisma/client";
import { isSiteAdmin } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws Forbidden before it reveals whether the folder exists */
export const folderOfSite = finder<{ folder: Folder }>({
  expression: (params) => folderAsJson(params),
  result: (value, user) => {
    const folder = folderOf(value, user);
    if (!folder) throw new NotFound("Folder");
    return { folder };
  },
});

/** For endpoints that answer null when there is no folder (compatibility.md, C70). */
export const folderOrNull = finder<{ folder: Folder | null }>({
  expression: (params) => folderAsJson(params),
  result: (value, user) => ({ folder: folderOf(value, user) }),
});

const folderAsJson = ({ folder_id }: PathParams) =>
  Prisma.sql`(SELECT ${recordAsJson(Prisma.FolderScalarFieldEnum, "f")} FROM folder f WHERE f.id = ${pathId(folder_id)})`;

const withFolderTimes = withTimes<Folder>(Prisma.FolderScalarFieldEnum);

function folderOf(value: string | null, user: CurrentUser): Folder | null {
  if (!isSiteAdmin(user)) throw new Forbidden();
  return value === null ? null : withFolderTimes(JSON.parse(value) as InJson<Folder>);
}
