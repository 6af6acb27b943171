import "server-only";
import { transaction } from "@/lib/db";
import type { UpdateSiteSettings } from "@/lib/settings/inputs";
import { type SiteSettings, writeSiteSettings } from "@/lib/settings/site";

export async function updateSiteSettings(to: UpdateSiteSettings): Promise<SiteSettings> {
  const sent = Object.fromEntries(Object.entries(to).filter(([, value]) => value !== undefined));
  return transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('site settings'))`;
    return writeSiteSettings(tx, sent);
  });
}
