import "server-only";
import { transaction } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";
import { mergeSetting } from "@/lib/users/settings";
import type { SaveViewSettings } from "@/lib/view-settings/inputs";
import { type View, VIEW_KEYS } from "@/lib/view-settings/views";

export async function saveViewSettings(
  { view, visible }: SaveViewSettings,
  { id: userId }: CurrentUser,
): Promise<View> {
  const changed = Object.fromEntries(
    VIEW_KEYS[view].flatMap((key) => (visible.has(key) ? [[key, visible.get(key)]] : [])),
  );
  await transaction((tx) => mergeSetting(tx, userId, view, changed));
  return view;
}
