import "server-only";
import type { CurrentUser } from "@/lib/users/current-user";
import { readSetting } from "@/lib/users/settings";
import { type View, viewSettings } from "@/lib/view-settings/views";

/** What of tasks a person sees in a view. */
export const readViewSettings = async (view: View, user: CurrentUser) =>
  viewSettings(view, await readSetting(user, view));
