import "server-only";
import type { Bucket } from "@/generated/prisma/client";
import { reader, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { accessToEnvironment, type BucketFacts, type Keys, openKeys } from "@/lib/storage/bucket-access";
import { isDefined, readCurrentPlace } from "@/lib/storage/current-place";
import { bucketIdOf, ENVIRONMENT } from "@/lib/storage/place";

export interface StorageSettings {
  place: string;
  /** Whether the environment decides. */
  isDefined: boolean;
  /** Null for the disk. */
  bucket: (BucketFacts & Pick<Bucket, "publicUrl"> & { keys: Keys }) | null;
}

export async function readStorageSettings(tx: Tx = reader()): Promise<StorageSettings> {
  if (isDefined()) return { place: ENVIRONMENT, isDefined: true, bucket: await bucketOfEnvironment() };

  const place = await readCurrentPlace(tx);
  const id = bucketIdOf(place);
  const bucket = id === null ? null : await tx.bucket.findUniqueOrThrow({ where: { id } });
  return { place, isDefined: false, bucket: bucket && { ...bucket, keys: openKeys(bucket.encryptedKeys) ?? NO_KEYS } };
}

const NO_KEYS: Keys = { accessKey: "", secretKey: "" };

async function bucketOfEnvironment() {
  const { name, region, endpoint = "", accessKey, secretKey } = await accessToEnvironment();
  return {
    driver: env().S3_ENDPOINT ? "s3_compatible" : "amazon_s3",
    ...{ name, region, endpoint, accountId: "", subFolder: "", publicUrl: "" },
    keys: { accessKey, secretKey },
  };
}
