import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { GlobalPreference, MailKind } from "@/lib/notifications/preferences";

/**
 * Whether somebody wants this on a board: as saved there, else as he set it for all boards, else yes. `m` stands for his row of
 * `board_member` there and `s` for that of `user_setting` under `notifications`; both may be missing.
 */
export const preferenceSql = (key: GlobalPreference, m = Prisma.sql`m`, s = Prisma.sql`s`): Prisma.Sql =>
  Prisma.sql`coalesce(${m}.preferences -> ${key}::text, ${s}.value -> ${key}::text, 'true') <> 'false'`;

/** Whether somebody wants mails of a kind that no board has a say in; `s` stands for his row of `user_setting` under `mails`. */
export const mailPreferenceSql = (kind: MailKind, s = Prisma.sql`s`): Prisma.Sql => Prisma.sql`coalesce(${s}.value -> ${kind}::text, 'true') <> 'false'`;
