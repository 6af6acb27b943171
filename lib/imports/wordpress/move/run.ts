import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { withImportLock } from "@/lib/imports/lock";
import type { Conversion } from "@/lib/imports/wordpress/convert/conversion";
import { moveBoards } from "@/lib/imports/wordpress/move/boards";
import { moveFolders } from "@/lib/imports/wordpress/move/folders";
import { noteOrphans } from "@/lib/imports/wordpress/move/left-out";
import type { Move } from "@/lib/imports/wordpress/move/move";
import { movePeople } from "@/lib/imports/wordpress/move/people";
import { movePersonalSettings } from "@/lib/imports/wordpress/move/personal";
import { MoveReport } from "@/lib/imports/wordpress/move/report";
import { keepsIdsOf, sessionOf, startSession } from "@/lib/imports/wordpress/move/session";
import { moveSiteSettings } from "@/lib/imports/wordpress/move/site-settings";
import { tryMove } from "@/lib/imports/wordpress/move/try-move";
import { moveWebhooks } from "@/lib/imports/wordpress/move/webhooks";
import { type WordPressAddress, WordPressDatabase } from "@/lib/imports/wordpress/read/database";
import { UploadsFolder } from "@/lib/imports/wordpress/read/files";
import { readSite, type WordPressSite } from "@/lib/imports/wordpress/read/site";

export interface MoveOptions extends WordPressAddress {
  uploads: string;
  everyone: boolean;
  onBoard: (title: string) => void;
}

export interface MoveResult {
  report: MoveReport;
  keepsIds: boolean;
}

/**
 * Moves in from a WordPress site of the plugin. A run that was stopped goes on where it was, and a second run brings
 * only what is missing. @throws Invalid
 */
export const moveFromWordPress = (options: MoveOptions): Promise<MoveResult> =>
  withWordPress(options, async (wordpress, site, uploads) => {
    const report = new MoveReport();
    const session = (await sessionOf(wordpress, site)) ?? (await startSession(wordpress, site, report));
    const move = { wordpress, site, uploads, session, report, ...choicesOf(session, options, site, uploads, report) };
    await withImportLock(session.id, () => moveEverything(move, options.onBoard));
    return { report, keepsIds: move.keepsIds };
  });

/** Reads and converts everything, and writes nothing. */
export const tryMoveFromWordPress = (options: MoveOptions): Promise<MoveResult> =>
  withWordPress(options, async (wordpress, site, uploads) => {
    const report = new MoveReport();
    const known = await sessionOf(wordpress, site);
    const keepsIds = known
      ? keepsIdsOf(known)
      : (await db.board.count()) + (await db.task.count()) + (await db.folder.count()) === 0;
    const conversion = conversionOf(site, uploads, keepsIds, report);
    await tryMove({ wordpress, everyone: options.everyone, conversion, report }, options.onBoard);
    return { report, keepsIds };
  });

async function withWordPress<Result>(
  options: MoveOptions,
  work: (wordpress: WordPressDatabase, site: WordPressSite, uploads: UploadsFolder) => Promise<Result>,
): Promise<Result> {
  const uploads = UploadsFolder.open(options.uploads);
  const wordpress = await WordPressDatabase.open(options);
  try {
    return await work(wordpress, await readSite(wordpress), uploads);
  } finally {
    await wordpress.close();
  }
}

function choicesOf(
  session: ImportSession,
  { everyone }: MoveOptions,
  site: WordPressSite,
  uploads: UploadsFolder,
  report: MoveReport,
): Pick<Move, "everyone" | "keepsIds" | "conversion"> {
  const keepsIds = keepsIdsOf(session);
  return { everyone, keepsIds, conversion: conversionOf(site, uploads, keepsIds, report) };
}

const conversionOf = (
  { zone, addresses }: WordPressSite,
  uploads: UploadsFolder,
  keepsIds: boolean,
  { note }: MoveReport,
): Conversion => ({
  ...{ zone, note, fileAt: (address) => uploads.find(address) },
  links: { sites: addresses, to: env().BOARDS_URL, keepsIds },
});

async function moveEverything(move: Move, onBoard: (title: string) => void): Promise<void> {
  await movePeople(move);
  await moveFolders(move);
  await moveBoards(move, onBoard);
  await movePersonalSettings(move);
  await moveWebhooks(move);
  await moveSiteSettings(move);
  await noteOrphans(move.wordpress, move.report.note);
  await db.importSession.update({
    where: { id: move.session.id },
    data: {
      ...{ status: "completed", phase: "completed", percentage: 100, endedAt: new Date() },
      message: "Everything has moved in.",
    },
  });
}
