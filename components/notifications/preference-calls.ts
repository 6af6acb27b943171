import type { Switches } from "@/components/notifications/use-switches";
import { api } from "@/lib/api";
import type { BoardPreference, GlobalPreference, OwnMailPreference } from "@/lib/notifications/preferences";

interface Read<Name extends string> {
  currentSettings: Switches<Name>;
}

/** Reads the current settings first, because the API only saves all nine. @throws ApiError */
export async function saveGlobalPreferences(
  change: Partial<Switches<GlobalPreference>>,
): Promise<Switches<GlobalPreference>> {
  const updatedSettings = { ...(await readGlobalPreferences()), ...change };
  await api("POST", "/boards/v2/update-global-notification-settings", { updatedSettings });
  return updatedSettings;
}

async function readGlobalPreferences(): Promise<Switches<GlobalPreference>> {
  const { currentSettings } = await api<Read<GlobalPreference>>("GET", "/boards/v2/get-global-notification-settings");
  return currentSettings;
}

/** @throws ApiError */
export async function saveMailPreferences(
  change: Partial<Switches<OwnMailPreference>>,
): Promise<Switches<OwnMailPreference>> {
  const { mail_preferences } = await api<{ mail_preferences: Switches<OwnMailPreference> }>(
    "PUT",
    "/boards-app/v1/mail-preferences",
    change,
  );
  return mail_preferences;
}

/** @throws ApiError */
export async function readBoardPreferences(boardId: number): Promise<Switches<BoardPreference>> {
  const { currentSettings } = await api<Read<BoardPreference>>(
    "GET",
    `/boards/v2/projects/${boardId}/notification-settings`,
  );
  return currentSettings;
}

/** The API saves all ten together; no change resets them to those of all boards, with the bell on. @throws ApiError */
export async function saveBoardPreferences(
  boardId: number,
  change: Partial<Switches<BoardPreference>>,
): Promise<Switches<BoardPreference>> {
  const isReset = Object.keys(change).length === 0;
  const updatedSettings = isReset
    ? { ...(await readGlobalPreferences()), dashboard_notification: true }
    : { ...(await readBoardPreferences(boardId)), ...change };
  await api("PUT", `/boards/v2/projects/${boardId}/update-notification-settings`, { updatedSettings });
  return readBoardPreferences(boardId);
}
