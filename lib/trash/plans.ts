import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";

/**
 * Whether rows are found by their index only. A plan that is made while the trash is small would otherwise read all of a table, or compare
 * all rows of an item with each other, for each row.
 */
export const findByIndex = (tx: Tx, isOn: boolean): Promise<void> => {
  const others = isOn ? "off" : "on";
  return sendAlong(
    tx,
    Prisma.sql`SELECT set_config('enable_seqscan', ${others}, true), set_config('enable_mergejoin', ${others}, true)`,
  );
};
