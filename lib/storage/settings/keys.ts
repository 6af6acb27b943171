import "server-only";
import { db } from "@/lib/db";
import { missingFields } from "@/lib/http/input/validate";
import { type Keys, openKeys } from "@/lib/storage/bucket-access";
import type { ChosenBucket } from "@/lib/storage/settings/inputs";

const MASK = "********";
/** Of a shorter key, four characters would be too many. */
const LONG = 16;

/** The end of an access key, which is no secret, tells people which one it is. */
export const maskedKeys = ({ accessKey }: Keys) => ({
  access_key: MASK + (accessKey.length >= LONG ? accessKey.slice(-4) : ""),
  secret_key: MASK,
});

const isKept = (key: string) => key === "" || key.startsWith(MASK);

/**
 * The typed keys, and for empty or masked ones those that are stored for this provider and address: keys never go to
 * another address than the one they were entered for. @throws Invalid for missing keys
 */
export async function keysOf({ driver, endpoint, name, keys }: ChosenBucket): Promise<Keys> {
  const kept = { accessKey: isKept(keys.accessKey), secretKey: isKept(keys.secretKey) };
  if (!kept.accessKey && !kept.secretKey) return keys;

  const buckets = await db.bucket.findMany({ where: { driver, endpoint }, orderBy: { updatedAt: "desc" }, take: 100 });
  const known = buckets.find((bucket) => bucket.name === name) ?? buckets[0];
  const stored = known ? openKeys(known.encryptedKeys) : null;
  if (!stored)
    throw missingFields(...(kept.accessKey ? ["access_key"] : []), ...(kept.secretKey ? ["secret_key"] : []));
  return {
    accessKey: kept.accessKey ? stored.accessKey : keys.accessKey,
    secretKey: kept.secretKey ? stored.secretKey : keys.secretKey,
  };
}
