import "server-only";
import type { Board } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";

/** Takes a board out of every list but that of the archived ones; archiving it again renews the time. Writes no line (observed.md, 5 and 11). */
export const archiveBoard = (found: Board): Promise<Board> => transaction((tx) => tx.board.update({ where: { id: found.id }, data: { archivedAt: new Date() } }));

export const restoreBoard = (found: Board): Promise<Board> => transaction((tx) => tx.board.update({ where: { id: found.id }, data: { archivedAt: null } }));
