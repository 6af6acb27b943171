import "server-only";
import { z } from "zod";
import type { Bucket } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { decryptOrNull, encrypt } from "@/lib/secrets/secrets";

/** What the client of a bucket needs. */
export interface BucketAccess {
  name: string;
  region: string;
  /** Amazon's without one. */
  endpoint?: string;
  hasPathStyle: boolean;
  accessKey: string;
  secretKey: string;
  /** The beginning of the names of all its objects: "" or `folder/`. */
  prefix: string;
  /** Whether its addresses are checked, because people have entered them. */
  isChecked: boolean;
}

/** @throws when the environment names no bucket */
export async function accessToEnvironment(): Promise<BucketAccess> {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PATH_STYLE: style } = env();
  const { S3_ACCESS_KEY_ID: accessKey = "", S3_SECRET_ACCESS_KEY: secretKey = "" } = env();
  if (!name) throw new Error("S3_BUCKET is missing: there are files in a bucket.");

  const hasPathStyle = style ? style === "on" : endpoint !== undefined;
  return { name, region, endpoint, hasPathStyle, accessKey, secretKey, prefix: "", isChecked: false };
}

const Keys = z.object({ accessKey: z.string(), secretKey: z.string() });
export type Keys = z.infer<typeof Keys>;

export const sealKeys = (keys: Keys): string => encrypt("storage", JSON.stringify(keys));

/** Null when they were sealed with another `BOARDS_SECRET`. */
export function openKeys(sealed: string): Keys | null {
  const opened = decryptOrNull("storage", sealed);
  return opened === null ? null : Keys.parse(JSON.parse(opened));
}

/** Read for each use, so that all processes have the current keys. */
export async function accessToBucket(id: number): Promise<BucketAccess> {
  const bucket = await db.bucket.findUnique({ where: { id } });
  if (!bucket) throw new Error("The settings of a bucket are missing: there are files in it.");
  const keys = openKeys(bucket.encryptedKeys);
  if (!keys) throw new Error("The keys of a bucket were stored under another BOARDS_SECRET. Enter them again.");

  return accessOf(bucket, keys);
}

export type BucketFacts = Pick<Bucket, "driver" | "name" | "endpoint" | "region" | "accountId" | "subFolder">;

export const accessOf = ({ driver, name, endpoint, region, subFolder }: BucketFacts, keys: Keys): BucketAccess => ({
  name,
  region,
  endpoint,
  // Amazon puts the bucket into the host name; all others understand both.
  hasPathStyle: driver !== "amazon_s3",
  ...keys,
  prefix: subFolder && `${subFolder}/`,
  isChecked: true,
});
