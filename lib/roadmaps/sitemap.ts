import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { env } from "@/lib/env";
import { NotFound } from "@/lib/errors";
import { isActiveIdea, isPublicStage, publicUpdate } from "@/lib/ideas/conditions";
import { isPortalOn, isRoadmapOn } from "@/lib/modules/conditions";
import { ideaPath, roadmapPath } from "@/lib/roadmaps/address";
import { escapeHtml } from "@/lib/text/escape-html";

/** The most that a sitemap may have. */
const PER_FILE = 50_000;

interface Row {
  publicSlug: string;
  id: number | null;
  slug: string | null;
  /** Null for roadmaps: what the team changes inside must not show. */
  updatedAt: Date | null;
}

/** The roadmaps that search engines may list, with their ideas. With more than one file it lists the files, `?page=2`. */
export async function sitemapAnswer(request: Request): Promise<Response> {
  const page = new URL(request.url).searchParams.get("page");
  if (page !== null && !/^[1-9]\d{0,4}$/.test(page)) throw new NotFound("Page");

  const total = await countAddresses();
  const files = Math.max(1, Math.ceil(total / PER_FILE));
  if (page === null && files > 1) return xml(indexOf(files));
  if (Number(page ?? 1) > files) throw new NotFound("Page");
  return xml(urlSetOf(await readAddresses(Number(page ?? 1))));
}

const INDEXED = Prisma.sql`b.type = 'roadmap' AND b.archived_at IS NULL AND b.is_indexed AND NOT b.is_private AND b.public_slug IS NOT NULL AND ${isRoadmapOn} AND ${isPortalOn}`;

const IDEAS = Prisma.sql`task t JOIN stage s ON s.id = t.stage_id AND ${isPublicStage} JOIN board b ON b.id = t.board_id AND ${INDEXED} WHERE ${isActiveIdea}`;

async function countAddresses(): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    Prisma.sql`SELECT ((SELECT count(*) FROM board b WHERE ${INDEXED}) + (SELECT count(*) FROM ${IDEAS}))::int AS total`,
  );
  return row?.total ?? 0;
}

/** Roadmaps come before ideas. */
const readAddresses = (page: number): Promise<Row[]> =>
  rowsOf(
    db,
    Prisma.sql`
    SELECT b.public_slug AS "publicSlug", NULL::int AS id, NULL AS slug, NULL::timestamptz AS "updatedAt" FROM board b WHERE ${INDEXED}
    UNION ALL SELECT b.public_slug, t.id, t.slug, ${publicUpdate} FROM ${IDEAS}
    ORDER BY id NULLS FIRST, "publicSlug" LIMIT ${PER_FILE} OFFSET ${(page - 1) * PER_FILE}`,
  );

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const indexOf = (files: number) =>
  `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${env().BOARDS_URL}/sitemap.xml?page=${at + 1}</loc></sitemap>`,
  ).join("\n")}\n</sitemapindex>\n`;

const urlSetOf = (rows: Row[]) => `${HEAD}\n<urlset ${NAMESPACE}>\n${rows.map(urlOf).join("\n")}\n</urlset>\n`;

const urlOf = ({ publicSlug, id, slug, updatedAt }: Row) => {
  const path = id === null ? roadmapPath({ publicSlug }) : ideaPath({ publicSlug }, { id, slug: slug ?? "" });
  const changed = updatedAt && `<lastmod>${updatedAt.toISOString()}</lastmod>`;
  return `<url><loc>${escapeHtml(env().BOARDS_URL + path)}</loc>${changed ?? ""}</url>`;
};

const xml = (text: string) =>
  new Response(text, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" },
  });
