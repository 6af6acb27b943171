import { api } from "@/lib/api";
import type { ViewSettings } from "@/lib/view-settings/views";

const PATH = "/boards/v2";

/** Settings that are left out stay as they are. @throws ApiError */
export const sendViewSettings = (view: keyof ViewSettings, changed: Readonly<Record<string, boolean>>) =>
  api("PUT", `${PATH}/update-dashboard-view-settings`, { view, updatedSettings: changed });

/** @returns all settings of the view @throws ApiError */
export async function saveViewSettings<Name extends keyof ViewSettings>(
  view: Name,
  changed: Readonly<Record<string, boolean>>,
): Promise<ViewSettings[Name]> {
  await sendViewSettings(view, changed);
  const { currentSettings } = await api<{ currentSettings: ViewSettings[Name] }>(
    "GET",
    `${PATH}/get-dashboard-view-settings?view=${view}`,
  );
  return currentSettings;
}
