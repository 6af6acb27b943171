import "server-only";
import { transaction } from "@/lib/db";
import { type GeneralSettings, writeGeneralSettings } from "@/lib/settings/general";
import type { UpdateGeneralSettings, UpdateSiteSettings } from "@/lib/settings/inputs";
import { type SiteSettings, writeSiteSettings } from "@/lib/settings/site";

export async function updateSiteSettings(to: UpdateSiteSettings): Promise<SiteSettings> {
  return transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('site settings'))`;
    return writeSiteSettings(tx, sent(to));
  });
}

export async function updateGeneralSettings(to: UpdateGeneralSettings): Promise<GeneralSettings> {
  return transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('general settings'))`;
    return writeGeneralSettings(tx, sent(to));
  });
}

const sent = (to: object) => Object.fromEntries(Object.entries(to).filter(([, value]) => value !== undefined));
