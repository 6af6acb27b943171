import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/db";
import type { View } from "@/lib/view-settings/views";

type SettingKey = "mails" | "my_tasks" | "notifications" | "push" | "task_tabs" | "timesheet" | View;

export async function readSetting(
  { id: userId }: { id: number },
  key: SettingKey,
): Promise<Prisma.JsonValue | undefined> {
  const setting = await db.userSetting.findUnique({ where: { userId_key: { userId, key } } });
  return setting?.value;
}

export async function readSettings<Key extends SettingKey>(
  { id: userId }: { id: number },
  keys: readonly Key[],
): Promise<Settings<Key>> {
  const settings = await db.userSetting.findMany({ where: { userId, key: { in: [...keys] } } });
  return settingsFrom(settings.map(({ key, value }) => [key, value]));
}

type Settings<Key extends SettingKey> = Partial<Record<Key, Prisma.JsonValue>>;

/** TypeScript types the keys of an object made of entries as strings. */
const settingsFrom = <Key extends SettingKey>(entries: [string, Prisma.JsonValue][]) =>
  Object.fromEntries(entries) as Settings<Key>;

/** Returns all settings afterwards; undefined when the account is gone. */
export async function mergeSetting(
  tx: Tx,
  userId: number,
  key: SettingKey,
  changed: Prisma.InputJsonObject,
): Promise<Prisma.JsonValue | undefined> {
  const [saved] = await tx.$queryRaw<{ value: Prisma.JsonValue }[]>`
    INSERT INTO user_setting AS s (user_id, key, value, updated_at)
    SELECT id, ${key}, ${JSON.stringify(changed)}::jsonb, now() FROM "user" WHERE id = ${userId}
    ON CONFLICT (user_id, key) DO UPDATE SET value = s.value || excluded.value, updated_at = now() RETURNING value`;
  return saved?.value;
}
