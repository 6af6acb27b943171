import type { Board } from "@/generated/prisma/client";
import { Forbidden } from "@/lib/errors";
import type { BoardModule } from "@/lib/modules/modules";
import { isOnBoard } from "@/lib/modules/on-board";
import type { FeatureModules } from "@/lib/modules/read";

const REFUSALS: Record<BoardModule, string> = {
  timeTracking: "Time tracking is disabled",
  recurring_task: "Recurring tasks are switched off on this board.",
};

/** @throws Forbidden when the module is off on the board */
export function requireModule(modules: FeatureModules, module: BoardModule, board: Board): void {
  if (!isOnBoard(modules, module, board)) throw new Forbidden(REFUSALS[module]);
}
