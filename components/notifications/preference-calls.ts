import type { Switches } from "@/components/notifications/use-switches";
import { api } from "@/lib/api";
import type { BoardPreference, GlobalPreference, OwnMailPreference } from "@/lib/notifications/preferences";

interface Read<Name extends string> {
  currentSettings: Switches<Name>;
}

/** Reads the current settings first, because the API only saves all nine. @throws ApiError */
export async function saveGlobal(change: Partial<Switches<GlobalPreference>>): Promise<Switches<GlobalPreference>> {
  const updatedSettings = { ...(await readGlobal()), ...change };
  await api("POST", "/boards/v2/update-global-notification-settings", { updatedSettings });
  return updatedSettings;
}

async function readGlobal(): Promise<Switches<GlobalPreference>> {
  const { currentSettings } = await api<Read<GlobalPreference>>("GET", "/boards/v2/get-global-notification-settings");
  return currentSettings;
}

/** @throws ApiError */
export async function saveMails(change: Partial<Switches<OwnMailPreference>>): Promise<Switches<OwnMailPreference>> {
  const { mail_preferences } = await api<{ mail_preferences: Switches<OwnMailPreference> }>(
    "PUT",
    "/boards-app/v1/mail-preferences",
    change,
  );
  return mail_preferences;
}

/** @throws ApiError */
export async function readOfBoard(boardId: number): Promise<Switches<BoardPreference>> {
  const { currentSettings } = await api<Read<BoardPreference>>(
    "GET",
    `/boards/v2/projects/${boardId}/notification-settings`,
  );
  return currentSettings;
}

/** The API saves all ten together; no change resets them to those of all boards, with the bell on. @throws ApiError */
export async function saveOfBoard(
  boardId: number,
  change: Partial<Switches<BoardPreference>>,
): Promise<Switches<BoardPreference>> {
  const isAsElsewhere = Object.keys(change).length === 0;
  const updatedSettings = isAsElsewhere
    ? { ...(await readGlobal()), dashboard_notification: true }
    : { ...(await readOfBoard(boardId)), ...change };
  await api("PUT", `/boards/v2/projects/${boardId}/update-notification-settings`, { updatedSettings });
  return readOfBoard(boardId);
}
