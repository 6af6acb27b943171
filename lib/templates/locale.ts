import "server-only";
import { localeOf } from "@/lib/activity/words";
import { screenLocale } from "@/lib/http/request/screen-locale";
import type { CurrentUser } from "@/lib/users/current-user";

/** That of the screen that asks, else that in which the API answers the caller. */
export async function templateLocale(request: Request, user: CurrentUser): Promise<string> {
  return screenLocale(request) || localeOf(user);
}
