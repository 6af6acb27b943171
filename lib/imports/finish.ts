import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { dropLeftovers, FORGOTTEN, lockImport } from "@/lib/imports/end";
import { References } from "@/lib/imports/references";
import { reportOf, withMore } from "@/lib/imports/report";
import { BOARD_PAGE, LINKS_PAGE } from "@/lib/imports/stage";
import { isEnded, isStaged, type Phase } from "@/lib/imports/state";
import { completedMessage } from "@/lib/imports/tools";
import { collecting } from "@/lib/imports/write/collecting";
import { type DocumentLinks, writeLinks } from "@/lib/imports/write/links";

/** Links the tasks once all pages are there, and ends the import. Needs the import's lock. */
export const finishImport = (id: string): Promise<void> =>
  transaction(async (tx) => {
    const session = await lockImport(tx, id);
    if (!session || isEnded(session) || !isStaged(session) || session.boardId === null) return;
    const missing = await tx.importBatch.count({
      where: { sessionId: id, page: { gte: BOARD_PAGE }, importedAt: null },
    });
    if (missing > 0) return;

    const stored = await tx.importBatch.findUnique({ where: { sessionId_page: { sessionId: id, page: LINKS_PAGE } } });
    const links = (stored?.tasks ?? { dependencies: [], merged: [] }) as unknown as DocumentLinks;
    const { context, counts, notes } = collecting({
      user: { id: session.userId },
      ids: await References.load(tx, id, sourcesIn(links)),
    });
    await writeLinks(tx, { id: session.boardId }, links, context);
    await dropLeftovers(tx, id);
    const report = withMore(reportOf(session.report), counts, notes);
    await tx.importSession.update({
      where: { id },
      data: {
        ...{ status: "completed", phase: "completed" satisfies Phase, percentage: 100, endedAt: new Date() },
        ...{ completed: session.total, message: completedMessage(session.source) },
        report: { ...report } as unknown as Prisma.InputJsonObject,
        ...FORGOTTEN,
      },
    });
  });

const sourcesIn = ({ dependencies, merged }: DocumentLinks): string[] => [
  ...dependencies.flatMap(({ predecessor, successor }) => [predecessor, successor]),
  ...merged.flatMap(({ idea, into }) => [idea, into]),
];
