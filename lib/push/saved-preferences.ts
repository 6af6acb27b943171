import "server-only";
import type { z } from "zod";
import { transaction } from "@/lib/db";
import type { SavePushPreferences } from "@/lib/push/inputs";
import { type PushPreferences, pushPreferences } from "@/lib/push/preferences";
import type { CurrentUser } from "@/lib/users/current-user";
import { mergeSetting, readSetting } from "@/lib/users/settings";

export const readPushPreferences = async (user: Pick<CurrentUser, "id">): Promise<PushPreferences> =>
  pushPreferences(await readSetting(user, "push"));

export const savePushPreferences = async (
  to: z.infer<typeof SavePushPreferences>,
  { id: userId }: CurrentUser,
): Promise<PushPreferences> => pushPreferences(await transaction((tx) => mergeSetting(tx, userId, "push", to)));
