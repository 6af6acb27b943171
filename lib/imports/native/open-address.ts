import "server-only";
import type { Readable } from "node:stream";
import { fileHashIn } from "@/lib/attachments/file-link";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { NotFound } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once";
import { openOutside } from "@/lib/outside/fetch";
import { storageOf } from "@/lib/storage/storage";

const PATIENCE = 30_000;
const MOST_FAILURES = 3;

/** How often each host has failed lately. */
const failures = () =>
  oncePerProcess("failed hosts of imports", () => new Map<string, { count: number; at: number }>());
const FORGIVEN_AFTER = 10 * 60_000;

/** A file of an export: one of this site, or of another one, whose links are open for some hours. @throws */
export async function openAddress(address: string): Promise<Readable> {
  const { origin } = new URL(address);
  if (origin === new URL(env().BOARDS_URL).origin) return openOwn(fileHashIn(address) ?? "");

  const failed = failures().get(origin);
  const isFresh = failed !== undefined && Date.now() - failed.at < FORGIVEN_AFTER;
  if (isFresh && failed.count >= MOST_FAILURES) throw new NotFound("File");
  try {
    return await openOutside(address, { limit: env().BOARDS_UPLOAD_LIMIT, milliseconds: PATIENCE });
  } catch (error) {
    failures().set(origin, { count: (isFresh ? failed.count : 0) + 1, at: Date.now() });
    throw error;
  }
}

/** Who imports reaches every board. */
async function openOwn(fileHash: string): Promise<Readable> {
  const file = await db.attachment.findUnique({ where: { fileHash }, select: { driver: true, filePath: true } });
  if (!file?.filePath) throw new NotFound("File");
  return storageOf(file.driver).read(file.filePath);
}
