import "server-only";
import { env } from "@/lib/env";
import { readSiteSettings } from "@/lib/settings/site";

interface SitePage {
  id: number;
  title: string;
  url: string;
}

/** Clients let people choose the page that shows boards; there is only one. */
export async function sitePages(): Promise<SitePage[]> {
  const { title } = await readSiteSettings();
  return [{ id: 1, title, url: `${env().BOARDS_URL}/` }];
}
