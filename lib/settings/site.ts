import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db";
import { mergeSetting } from "@/lib/settings/merge";
import { readSetting } from "@/lib/settings/read";

export const SiteSettings = z.object({
  title: z.string().default("Boards"),
  description: z.string().default(""),
  email: z.string().default(""),
  timezone: z.string().default("UTC"),
  date_format: z.string().default("F j, Y"),
  time_format: z.string().default("g:i a"),
  start_of_week: z.number().int().min(0).max(6).default(1),
  /** As WordPress writes it: `de_DE`. Without one, each reader gets the language of their browser. */
  language: z.string().default(""),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export async function readSiteSettings(tx: Tx = db): Promise<SiteSettings> {
  return SiteSettings.parse(await readSetting(tx, "site"));
}

export async function writeSiteSettings(tx: Tx, changed: Partial<SiteSettings>): Promise<SiteSettings> {
  return SiteSettings.parse(await mergeSetting(tx, "site", changed));
}
