import "server-only";
import { Prisma } from "@/generated/prisma/client";

/** Now, or later: after every earlier change of a row, also within one millisecond. @param column the time of its last change */
export const laterThan = (column: string): Prisma.Sql =>
  Prisma.sql`greatest(${new Date()}::timestamptz, ${Prisma.raw(column)} + interval '1 millisecond')`;
