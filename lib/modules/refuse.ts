import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import type { BoardModule } from "@/lib/modules/modules";
import { readFeatureModules } from "@/lib/modules/read";
import { requireModule } from "@/lib/modules/require";

/** @throws Forbidden when the module is off on the board */
export async function refuseIfOff(tx: Tx, module: BoardModule, board: Board): Promise<void> {
  requireModule(await readFeatureModules(tx), module, board);
}
