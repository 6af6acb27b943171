import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type GlobalPreference, type OwnMailPreference, WATCH_KEYS } from "@/lib/notifications/preferences";

/**
 * Whether somebody wants this on a board, as `effectivePreferences` says it. `m` stands for his row of `board_member` there and
 * `s` for that of `user_setting` under `notifications`; both may be missing.
 */
export function preferenceSql(key: GlobalPreference): Prisma.Sql {
  const followsGlobal = WATCH_KEYS.some((watch) => watch === key);
  const elsewhere = followsGlobal ? Prisma.sql`s.value` : Prisma.sql`CASE WHEN m.preferences IS NULL THEN s.value END`;
  return Prisma.sql`coalesce(m.preferences -> ${key}::text, (${elsewhere}) -> ${key}::text, 'true') <> 'false'`;
}

/** Whether somebody wants mails of a kind that no board has a say in; `s` stands for his row of `user_setting` under `mails`. */
export const mailPreferenceSql = (kind: OwnMailPreference): Prisma.Sql =>
  Prisma.sql`coalesce(s.value -> ${kind}::text, 'true') <> 'false'`;
