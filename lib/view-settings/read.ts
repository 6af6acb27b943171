import "server-only";
import type { CurrentUser } from "@/lib/users/current-user";
import { readSetting } from "@/lib/users/settings";
import { type View, viewSettings } from "@/lib/view-settings/views";

export const readViewSettings = async (view: View, user: CurrentUser) =>
  viewSettings(view, await readSetting(user, view));
