import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db";
import { readSetting } from "@/lib/settings/read";

const OnBoards = z.object({
  enabled: z.boolean().default(true),
  all_boards: z.boolean().default(true),
  selected_boards: z.array(z.number()).default([]),
});

export const FeatureModules = z.object({ recurring_task: OnBoards.prefault({}) });
export type FeatureModules = z.infer<typeof FeatureModules>;

export async function readFeatureModules(tx: Tx = db): Promise<FeatureModules> {
  return FeatureModules.parse(await readSetting(tx, "modules"));
}
