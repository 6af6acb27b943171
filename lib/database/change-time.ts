import "server-only";
import { Prisma } from "@/generated/prisma/client";

/** The `updated_at` of an updated row: later than after every earlier change of it, also of one in the same millisecond or
 * for which the update has waited. */
export const changeTime = (): Prisma.Sql =>
  Prisma.sql`greatest(${new Date()}::timestamptz, updated_at + interval '1 millisecond')`;
