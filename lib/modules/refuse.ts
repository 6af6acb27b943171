import "server-only";
import type { Board } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import type { BoardModule } from "@/lib/modules/modules";
import { readFeatureModules } from "@/lib/modules/read";
import { requireModule } from "@/lib/modules/require";
import { requirePro } from "@/lib/tier";

/** @throws Forbidden when the module is off on the board */
export async function refuseIfOff(tx: Tx, module: BoardModule, board: Board): Promise<void> {
  requireModule(await readFeatureModules(tx), module, board);
}

const ON_SITE = {
  roadmap: "Roadmaps are switched off on this site.",
  frontend: "Public access is switched off on this site.",
  timeTracking: "Time tracking is switched off on this site.",
  recurring_task: "Recurring tasks are switched off on this site.",
} as const;

/** @throws Forbidden when the module is off for the site, or not in its tier */
export async function refuseIfOffOnSite(tx: Tx, module: keyof typeof ON_SITE): Promise<void> {
  if (module === "timeTracking" || module === "recurring_task") requirePro();
  const modules = await readFeatureModules(tx);
  if (!modules[module].enabled) throw new Forbidden(ON_SITE[module]);
}

export const roadmapsOff = (): Forbidden => new Forbidden(ON_SITE.roadmap);

export const areRoadmapsOff = async (tx: Tx = db): Promise<boolean> => !(await readFeatureModules(tx)).roadmap.enabled;

/** For what people outside of the team see, or not. @throws Forbidden; without public pages it can still be hidden */
export async function refuseToShow(tx: Tx, { type }: Pick<Board, "type">, isPublic: boolean): Promise<void> {
  const { roadmap, frontend } = await readFeatureModules(tx);
  if (type === "roadmap" && !roadmap.enabled) throw roadmapsOff();
  if (isPublic && !frontend.enabled) throw new Forbidden(ON_SITE.frontend);
}

/** @throws Forbidden for the false of `whileRoadmapsOn` */
export function requireRoadmapsOn<Value>(value: Value | false): asserts value is Value {
  if (value === false) throw roadmapsOff();
}
