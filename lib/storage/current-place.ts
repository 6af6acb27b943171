import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { reader, rowsOf, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { ENVIRONMENT, LOCAL } from "@/lib/storage/place";

/** Whether the environment decides where new files are stored. */
export const isDefined = (): boolean => Boolean(env().S3_BUCKET) && env().S3_NEW_FILES === "on";

/** Where new files are stored: an expression, so that the statement that needs it reads it along. */
export const currentPlace = (): Prisma.Sql =>
  isDefined()
    ? Prisma.sql`${ENVIRONMENT}::text`
    : Prisma.sql`coalesce((SELECT value ->> 'place' FROM setting WHERE key = 'storage'), ${LOCAL}::text)`;

export async function readCurrentPlace(tx: Tx = reader()): Promise<string> {
  const [row] = await rowsOf<{ place: string }>(tx, Prisma.sql`SELECT ${currentPlace()} AS place`);
  return row?.place ?? LOCAL;
}
