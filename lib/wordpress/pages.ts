import "server-only";
import { env } from "@/lib/env";
import { readSiteSettings } from "@/lib/settings/site";

interface SitePage {
  id: number;
  title: string;
  url: string;
}

/** The pages among which clients choose where people see boards: there is one. */
export async function sitePages(): Promise<SitePage[]> {
  const { title } = await readSiteSettings();
  return [{ id: 1, title, url: `${env().BOARDS_URL}/` }];
}
