import "server-only";
import { Readable } from "node:stream";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { NotFound } from "@/lib/errors";
import { boardArchive } from "@/lib/exports/archive";
import { ref, refOrNull, time, timeOrNull } from "@/lib/exports/context";
import type { ZipEntry } from "@/lib/exports/zip";
import { readRoadmapSettings } from "@/lib/roadmaps/settings";
import { readFeatureModules } from "@/lib/modules/read";
import { readGeneralSettings } from "@/lib/settings/general";
import { readPublicPages } from "@/lib/settings/public-pages";
import { readSiteSettings } from "@/lib/settings/site";
import type { ViewerContext } from "@/lib/users/present";

/** Of administrators. */
export const SEES_ALL: ViewerContext = { userId: 0, seesEmails: true, seesInvited: true, seesGuests: true };

/** All boards with their files, people, folders and settings, without anything secret (compatibility.md, C158). */
export async function* siteArchive(): AsyncGenerator<ZipEntry> {
  yield textEntry("site.json", [JSON.stringify(await siteSettings(), null, 2)]);
  yield textEntry("people.json", listOf(people()));
  yield textEntry("folders.json", listOf(folders()));
  const boards = await db.board.findMany({ select: { id: true }, orderBy: { id: "asc" } });
  for (const board of boards) yield* boardEntries(board);
}

/** A board that was deleted meanwhile is left out. */
async function* boardEntries(board: { id: number }): AsyncGenerator<ZipEntry> {
  const archive = await boardArchive(board, SEES_ALL, `boards/${board.id}/`).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  if (archive) yield* archive.entries;
}

const textEntry = (name: string, texts: Iterable<string> | AsyncIterable<string>): ZipEntry => ({
  name,
  time: new Date(),
  content: Readable.from(texts, { objectMode: false }),
  isCompressed: true,
});

async function siteSettings() {
  const [site, general, roadmap, publicPages, modules] = await Promise.all([
    readSiteSettings(),
    readGeneralSettings(),
    readRoadmapSettings(),
    readPublicPages(),
    readFeatureModules(),
  ]);
  return {
    boards_site_export: { version: 1, exported_at: new Date().toISOString(), address: env().BOARDS_URL },
    settings: { site, general, roadmap, public_pages: publicPages, modules },
  };
}

async function* listOf(items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item)}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}

const PAGE = 1_000;

async function* people() {
  for (let last = 0; ;) {
    const page = await db.user.findMany({ where: { id: { gt: last } }, orderBy: { id: "asc" }, take: PAGE });
    yield* page.map(presentAccount);
    last = page.at(-1)?.id ?? 0;
    if (page.length < PAGE) return;
  }
}

const presentAccount = (user: Prisma.UserGetPayload<object>) => ({
  id: ref(user.id),
  login: user.login,
  nicename: user.nicename,
  email: user.email,
  display_name: user.displayName,
  first_name: user.firstName,
  last_name: user.lastName,
  url: user.url,
  description: user.description,
  role: user.role,
  is_service_admin: user.isServiceAdmin,
  timezone: user.timezone,
  locale: user.locale,
  start_of_week: user.startOfWeek,
  deactivated_at: timeOrNull(user.deactivatedAt),
  created_at: time(user.createdAt),
});

async function* folders() {
  const all = await db.folder.findMany({
    include: { boards: { select: { id: true }, orderBy: { id: "asc" } } },
    orderBy: { id: "asc" },
  });
  for (const { id, title, color, parentId, createdById, createdAt, boards } of all)
    yield {
      ...{ id: ref(id), title, color, parent: refOrNull(parentId), created_by: refOrNull(createdById) },
      ...{ created_at: time(createdAt), boards: boards.map((board) => ref(board.id)) },
    };
}
