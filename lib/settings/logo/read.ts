import "server-only";
import { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf, type Tx } from "@/lib/db";
import { env } from "@/lib/env";

const StoredLogo = z.object({
  driver: z.string(),
  path: z.string(),
  digest: z.string(),
  width: z.number(),
  height: z.number(),
});
export type StoredLogo = z.infer<typeof StoredLogo>;

export interface Logo {
  address: string;
  width: number;
  height: number;
}

export const LOGO_KEY = "logo";

export async function readStoredLogo(tx: Tx = db): Promise<StoredLogo | null> {
  const [row] = await rowsOf<{ value: unknown }>(tx, Prisma.sql`SELECT value FROM setting WHERE key = ${LOGO_KEY}`);
  return row ? StoredLogo.parse(row.value) : null;
}

export async function readLogo(tx: Tx = db): Promise<Logo | null> {
  const stored = await readStoredLogo(tx);
  return stored && logoOf(stored);
}

export const logoOf = ({ digest, width, height }: StoredLogo): Logo => ({
  address: `/logo/${digest}.png`,
  width,
  height,
});

export const absoluteAddress = (logo: Logo | null): string => (logo ? env().BOARDS_URL + logo.address : "");
