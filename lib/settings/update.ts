import "server-only";
import { transaction } from "@/lib/db";
import { type GeneralSettings, writeGeneralSettings } from "@/lib/settings/general";
import type { UpdateGeneralSettings, UpdateSiteSettings } from "@/lib/settings/inputs";
import { type SiteSettings, writeSiteSettings } from "@/lib/settings/site";

export const updateSiteSettings = (to: UpdateSiteSettings): Promise<SiteSettings> =>
  transaction((tx) => writeSiteSettings(tx, to));

export const updateGeneralSettings = (to: UpdateGeneralSettings): Promise<GeneralSettings> =>
  transaction((tx) => writeGeneralSettings(tx, to));
