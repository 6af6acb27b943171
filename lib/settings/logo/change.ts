import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { insertInto } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { shrunkUpload } from "@/lib/pictures/shrunk-upload";
import { LOGO_KEY, type Logo, logoOf, type StoredLogo } from "@/lib/settings/logo/read";
import { claimFiles, type StoredFile, storeFile } from "@/lib/storage/ledger";
import { newPath, type ReceivedFile } from "@/lib/storage/receive";

const EDGE = 512;

interface PreparedLogo {
  file: StoredFile;
  logo: StoredLogo;
}

/** Stores a small copy, which `changeLogo` claims. */
export async function prepareLogo(picture: ReceivedFile): Promise<PreparedLogo> {
  const small = await shrunkUpload(picture, { edge: EDGE, format: "png" }, "logo");
  const { width, height } = await sharp(small).metadata();
  const file = await storeFile(newPath(), [small]);
  const digest = createHash("sha256").update(small).digest("hex").slice(0, 32);
  return { file, logo: { driver: file.driver, path: file.path, digest, width, height } };
}

export const removeLogo = (): Promise<null> =>
  transaction(async (tx) => {
    await discardLogo(tx);
    await sendAlong(tx, Prisma.sql`DELETE FROM setting WHERE key = ${LOGO_KEY}`);
    return null;
  });

export function changeLogo({ file, logo }: PreparedLogo): Promise<Logo> {
  return transaction(async (tx) => {
    await discardLogo(tx);
    await claimFiles(tx, [file]);
    await sendAlong(
      tx,
      Prisma.sql`
      ${insertInto("setting", { key: LOGO_KEY, value: JSON.stringify(logo), updatedAt: new Date() })}
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    );
    return logoOf(logo);
  });
}

/** Locks first, so that of two concurrent changes the second discards the first one's file. */
async function discardLogo(tx: Tx) {
  await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('site logo'))`);
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO discarded_file (driver, file_path)
    SELECT value ->> 'driver', value ->> 'path' FROM setting WHERE key = ${LOGO_KEY}`,
  );
}
