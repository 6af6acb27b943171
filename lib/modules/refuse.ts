import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import type { BoardModule } from "@/lib/modules/modules";
import { isOnBoard } from "@/lib/modules/on-board";
import { readFeatureModules } from "@/lib/modules/read";

const REFUSALS: Record<BoardModule, string> = {
  timeTracking: "Time tracking is disabled",
  recurring_task: "Recurring tasks are switched off on this board.",
};

/** @throws Forbidden when the module is off on the board */
export async function refuseIfOff(tx: Tx, module: BoardModule, board: Board): Promise<void> {
  if (!isOnBoard(await readFeatureModules(tx), module, board)) throw new Forbidden(REFUSALS[module]);
}
