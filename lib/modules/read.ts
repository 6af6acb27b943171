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

/** `frontend` is the public portal: what people see without signing in. What else it has, and the menu, only clients of the API use. */
export const FeatureModules = z.object({
  timeTracking: OnBoards.prefault({}),
  recurring_task: OnBoards.prefault({}),
  roadmap: OnSite.prefault({}),
  frontend: OnSite.extend({
    slug: z.string().default("projects"),
    render_type: z.enum(["standalone", "shortcode"]).default("standalone"),
    page_id: z.number().nullable().default(null),
  }).prefault({}),
  menu_settings: z.object({ in_crm: z.boolean().default(false), menu_position: z.number().default(3) }).prefault({}),
});
export type FeatureModules = z.infer<typeof FeatureModules>;

export async function readFeatureModules(tx: Tx = db): Promise<FeatureModules> {
  return FeatureModules.parse(await readSetting(tx, "modules"));
}
