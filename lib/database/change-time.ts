import "server-only";
import { Prisma } from "@/generated/prisma/client";

/** The `updated_at` of an update of tasks or boards: later than that of every earlier change of the row, also within one
 * millisecond, and when the update has waited for another one. */
export const changeTime = (): Prisma.Sql =>
  Prisma.sql`greatest(${new Date()}::timestamptz, updated_at + interval '1 millisecond')`;
