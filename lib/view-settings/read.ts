import "server-only";
import type { CurrentUser } from "@/lib/users/current-user";
import { readSetting, readSettings } from "@/lib/users/settings";
import { allViewSettings, type View, type ViewSettings, viewSettings, VIEWS } from "@/lib/view-settings/views";

export const readViewSettings = async (view: View, user: CurrentUser) =>
  viewSettings(view, await readSetting(user, view));

export const readAllViewSettings = async (user: CurrentUser): Promise<ViewSettings> =>
  allViewSettings(await readSettings(user, VIEWS));
