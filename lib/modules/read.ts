import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db";
import { readSetting } from "@/lib/settings/read";

/** On all boards or on some; a board can decide for itself (`isOnBoard`). */
const OnBoards = z.object({
  enabled: z.boolean().default(true),
  all_boards: z.boolean().default(true),
  selected_boards: z.array(z.number()).default([]),
});

const OnSite = z.object({ enabled: z.boolean().default(true) });

/** `frontend` is the public portal: what people see without signing in. */
export const FeatureModules = z.object({
  timeTracking: OnBoards.prefault({}),
  recurring_task: OnBoards.prefault({}),
  roadmap: OnSite.prefault({}),
  frontend: OnSite.prefault({}),
});
export type FeatureModules = z.infer<typeof FeatureModules>;

export async function readFeatureModules(tx: Tx = db): Promise<FeatureModules> {
  return FeatureModules.parse(await readSetting(tx, "modules"));
}
