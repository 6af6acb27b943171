import { env } from "@/lib/env";
import type { SiteSettings } from "@/lib/settings/site";

export function presentSiteSettings({ title, description, ...rest }: SiteSettings) {
  return { title, description, url: env().BOARDS_URL, ...rest };
}
