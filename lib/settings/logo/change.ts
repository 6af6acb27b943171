import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { shrunkUpload } from "@/lib/pictures/shrunk-upload";
import { LOGO_KEY, type Logo, logoOf, readStoredLogo, type StoredLogo } from "@/lib/settings/logo/read";
import { claimFiles, dropUnclaimed, type StoredFile, storeFile } from "@/lib/storage/ledger";
import { newPath, type ReceivedFile } from "@/lib/storage/receive";

const EDGE = 512;

export async function changeLogo(picture: ReceivedFile): Promise<Logo> {
  const small = await shrunkUpload(picture, { edge: EDGE, format: "png" }, "logo");
  const { width, height } = await sharp(small).metadata();
  const file = await storeFile(newPath(), [small]);
  const digest = createHash("sha256").update(small).digest("hex").slice(0, 32);
  return saveLogo(file, { driver: file.driver, path: file.path, digest, width, height }).finally(() =>
    dropUnclaimed([file]),
  );
}

export const removeLogo = (): Promise<null> =>
  transaction(async (tx) => {
    await discardLogo(tx);
    await tx.setting.deleteMany({ where: { key: LOGO_KEY } });
    return null;
  });

function saveLogo(file: StoredFile, logo: StoredLogo): Promise<Logo> {
  return transaction(async (tx) => {
    await discardLogo(tx);
    await claimFiles(tx, [file]);
    await tx.setting.upsert({
      where: { key: LOGO_KEY },
      create: { key: LOGO_KEY, value: logo },
      update: { value: logo },
    });
    return logoOf(logo);
  });
}

/** Locks first, so that of two concurrent changes the second discards the first one's file. */
async function discardLogo(tx: Tx) {
  await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('site logo'))`);
  const stored = await readStoredLogo(tx);
  if (stored) await tx.discardedFile.create({ data: { driver: stored.driver, filePath: stored.path } });
}
