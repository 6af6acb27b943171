import "server-only";
import type { ListMultipartUploadsCommandOutput } from "@aws-sdk/client-s3";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";
import { accessToBucket, accessToEnvironment, type BucketAccess } from "@/lib/storage/bucket-access";
import { DAY } from "@/lib/storage/ledger";
import { ENVIRONMENT, placeOf } from "@/lib/storage/place";
import { storageReason } from "@/lib/storage/reason";
import { type Bucket, openBucket } from "@/lib/storage/s3";

const PATIENCE = { connectionTimeout: 5_000, requestTimeout: 30_000, socketTimeout: 30_000, maxAttempts: 3 };

/** No upload takes longer than a day. */
const yesterday = () => new Date(Date.now() - DAY);

/**
 * Removes from all buckets the parts of files that killed processes have left: nobody sees them, but they take room.
 * A bucket that does not allow this is logged once and skipped.
 */
export async function abortUnfinishedUploads(before = yesterday()): Promise<void> {
  for (const { place, access } of await bucketsInUse()) {
    try {
      const bucket = await openBucket(access, PATIENCE);
      for await (const upload of unfinishedUploads(bucket, before)) await abort(bucket, upload);
      refused().delete(place);
    } catch (error) {
      logOnce(place, error);
    }
  }
}

interface BucketInUse {
  place: string;
  access: () => Promise<BucketAccess>;
}

async function bucketsInUse(): Promise<BucketInUse[]> {
  const ofSettings = await db.bucket.findMany({ select: { id: true, driver: true }, orderBy: { id: "asc" } });
  return [
    ...(env().S3_BUCKET ? [{ place: ENVIRONMENT, access: accessToEnvironment }] : []),
    ...ofSettings.map((bucket) => ({ place: placeOf(bucket), access: () => accessToBucket(bucket.id) })),
  ];
}

interface UnfinishedUpload {
  Key: string;
  UploadId: string;
}

/** What `newPath` makes. Others may use the same bucket. */
const OUR_PATH = /^\d{4}\/\d\d\/\d\d\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function* unfinishedUploads(
  { sdk, client, name, prefix }: Bucket,
  before: Date,
): AsyncGenerator<UnfinishedUpload> {
  let [KeyMarker, UploadIdMarker, hasMore]: [string?, string?, boolean?] = [undefined, undefined, true];
  while (hasMore) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new sdk.ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix, KeyMarker, UploadIdMarker }),
    );
    for (const { Key = "", UploadId, Initiated } of page.Uploads ?? []) {
      const isOurs = Key.startsWith(prefix) && OUR_PATH.test(Key.slice(prefix.length));
      if (isOurs && UploadId && Initiated && Initiated < before) yield { Key, UploadId };
    }
    const { NextKeyMarker, NextUploadIdMarker } = page;
    const goesOn = NextKeyMarker !== KeyMarker || NextUploadIdMarker !== UploadIdMarker;
    hasMore = page.IsTruncated === true && NextKeyMarker !== undefined && goesOn;
    [KeyMarker, UploadIdMarker] = [NextKeyMarker, NextUploadIdMarker];
  }
}

async function abort({ sdk, client, name }: Bucket, upload: UnfinishedUpload): Promise<void> {
  await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: name, ...upload })).catch((error: Error) => {
    if (error.name !== "NoSuchUpload") throw error;
  });
}

/** Places that have been logged, until they work again. */
const refused = () => oncePerProcess("buckets with unfinished uploads", () => new Set<string>());

function logOnce(place: string, error: unknown) {
  if (refused().has(place)) return;
  refused().add(place);
  logger().warn(
    { place, reason: storageReason(error) },
    "unfinished uploads in this bucket can't be removed: allow s3:ListBucketMultipartUploads, or have the store abort them after two days",
  );
}
