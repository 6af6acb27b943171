import "server-only";
import type { Tx } from "@/lib/db";
import { readSiteSettings } from "@/lib/settings/site";

/**
 * The locale for a new account that was created on a page in this locale, so that its emails are in it, too. The
 * language of the site wins.
 */
export async function localeOfNewAccount(locale: string | undefined, tx?: Tx): Promise<string | undefined> {
  const { language } = await readSiteSettings(tx);
  return language ? undefined : locale;
}
