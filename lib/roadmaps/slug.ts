import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { refuseIfOffOnSite } from "@/lib/modules/refuse";
import { cut, slugOf } from "@/lib/text/text";

const LONGEST = 80;

/** What a new board has of a public page: roadmaps are meant to be found, others only to be shared.
 * @throws Forbidden for a roadmap while roadmaps are off */
export const publicPageOf = async (
  tx: Tx,
  type: Board["type"],
  title: string,
): Promise<Partial<Pick<Board, "publicSlug" | "isIndexed">>> => {
  if (type !== "roadmap") return {};
  await refuseIfOffOnSite(tx, "roadmap");
  return { publicSlug: await freePublicSlug(tx, title), isIndexed: true };
};

/** `Öffentliche Pläne` becomes `offentliche-plane`; other scripts stay readable. */
export const publicSlugOf = (title: string): string =>
  cut(decodeURIComponent(slugOf(title.slice(0, LONGEST))), LONGEST).replace(/^-+|-+$/g, "") || "roadmap";

/** The first of `plans`, `plans-2`, ... that no roadmap has. Two at once are kept apart by a lock on the word. */
export async function freePublicSlug(tx: Tx, title: string): Promise<string> {
  const slug = publicSlugOf(title);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('public slug ' || ${slug}, 0))`;
  const taken = await rowsOf<{ slug: string }>(
    tx,
    Prisma.sql`SELECT public_slug AS slug FROM board WHERE public_slug = ${slug} OR public_slug LIKE ${`${slug.replace(/[\\%_]/g, "\\$&")}-%`}`,
  );
  const all = new Set(taken.map((row) => row.slug));
  if (!all.has(slug)) return slug;

  let number = 2;
  while (all.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
