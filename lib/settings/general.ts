import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db";
import { mergeSetting } from "@/lib/settings/merge";
import { readSetting } from "@/lib/settings/read";

export const GeneralSettings = z.object({
  daily_reminder_enabled: z.boolean().default(false),
  daily_remind_at: z.string().default("08:00"),
  business_name: z.string().default(""),
  business_address: z.string().default(""),
  business_logo: z.string().default(""),
  allow_members_to_create_boards: z.boolean().default(false),
});
export type GeneralSettings = z.infer<typeof GeneralSettings>;

export async function readGeneralSettings(tx: Tx = db): Promise<GeneralSettings> {
  return GeneralSettings.parse(await readSetting(tx, "general"));
}

export async function writeGeneralSettings(tx: Tx, changed: Partial<GeneralSettings>): Promise<GeneralSettings> {
  return GeneralSettings.parse(await mergeSetting(tx, "general", changed));
}
