import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { UpdateBoardProperties } from "@/lib/boards/inputs";
import { transaction } from "@/lib/db";

/** The roadmap's page, and whether a task's way into another stage is mailed; what is not sent stays. */
export const updateBoardProperties = (board: Board, to: UpdateBoardProperties): Promise<Board> => transaction((tx) => tx.board.update({ where: { id: board.id }, data: to }));
