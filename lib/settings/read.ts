import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";

/** `{}` for a setting that was never saved. */
export async function readSetting(
  tx: Tx,
  key: "assistant" | "captcha" | "general" | "mcp" | "modules" | "public_pages" | "roadmap" | "site" | "storage",
): Promise<unknown> {
  const [row] = await rowsOf<{ value: unknown }>(tx, Prisma.sql`SELECT value FROM setting WHERE key = ${key}`);
  return row?.value ?? {};
}
