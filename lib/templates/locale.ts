import "server-only";
import { localeOf } from "@/lib/activity/words";
import { translatedLocale } from "@/lib/i18n/locale";
import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";
import type { CurrentUser } from "@/lib/users/current-user";

/** That of the screen that asks, else that in which the API answers the caller. */
export async function templateLocale({ headers }: Request, user: CurrentUser): Promise<string> {
  return translatedLocale(headers.get(SCREEN_LOCALE) ?? "") || localeOf(user);
}
