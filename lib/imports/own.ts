import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { reader } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

const MOST_LISTED = 50;

export const listImports = ({ id: userId }: Pick<CurrentUser, "id">): Promise<ImportSession[]> =>
  reader().importSession.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MOST_LISTED,
  });

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One's own. @throws NotFound */
export async function importOfUser(
  { import_id: id = "" }: PathParams,
  { id: userId }: Pick<CurrentUser, "id">,
): Promise<{ session: ImportSession }> {
  const session = UUID.test(id) ? await reader().importSession.findFirst({ where: { id, userId } }) : null;
  if (!session) throw new NotFound("Import");
  return { session };
}
