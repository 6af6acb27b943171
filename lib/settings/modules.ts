import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db";

const OnBoards = z.object({
  enabled: z.boolean().default(true),
  all_boards: z.boolean().default(true),
  selected_boards: z.array(z.number()).default([]),
});

export const FeatureModules = z.object({ recurring_task: OnBoards.prefault({}) });
export type FeatureModules = z.infer<typeof FeatureModules>;

export async function readFeatureModules(tx: Tx = db): Promise<FeatureModules> {
  const row = await tx.setting.findUnique({ where: { key: "modules" } });
  return FeatureModules.parse(row?.value ?? {});
}
