import "server-only";
import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { Readable } from "node:stream";
import type { ByteRange } from "@/lib/http/request/ranges";
import type { BucketAccess } from "@/lib/storage/bucket-access";
import { clientOf, loadSdk, type Patience } from "@/lib/storage/s3-client";
import { type Content, type Storage, StoredFileMissing } from "@/lib/storage/storage";

const MEBIBYTE = 1024 * 1024;
const PARTS_AT_ONCE = 2;
const PART = 8 * MEBIBYTE;

/** Someone may pause a film between two chunks. */
const PATIENCE: Patience = {
  connectionTimeout: 5_000,
  requestTimeout: 120_000,
  socketTimeout: 600_000,
  maxAttempts: 3,
};

export function s3Storage(driver: string, access: () => Promise<BucketAccess>, patience = PATIENCE): Storage {
  const inBucket = async <Result>(work: (bucket: Bucket) => Promise<Result>) =>
    work(await openBucket(access, patience));
  return {
    driver,
    write: (path, content) => inBucket((bucket) => written(bucket, path, content)),
    read: (path, range) => inBucket((bucket) => opened(bucket, path, range)),
    copy: (from, to) =>
      inBucket(async ({ sdk, client, name, prefix }) => {
        await client
          .send(new sdk.CopyObjectCommand({ Bucket: name, Key: prefix + to, CopySource: `${name}/${prefix}${from}` }))
          .catch(refuseMissing);
      }),
    remove: (path) =>
      inBucket(async ({ sdk, client, name, prefix }) => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key: prefix + path }));
      }),
  };
}

export interface Bucket {
  sdk: Awaited<ReturnType<typeof loadSdk>>;
  client: S3Client;
  name: string;
  prefix: string;
}

export async function openBucket(access: () => Promise<BucketAccess>, patience: Patience): Promise<Bucket> {
  const [sdk, allowed] = [await loadSdk(), await access()];
  return { sdk, client: clientOf(sdk, allowed, patience), name: allowed.name, prefix: allowed.prefix };
}

/** A multipart upload: the bucket shows nothing until it is complete. */
async function written({ client, name, prefix }: Bucket, path: string, content: Content): Promise<number> {
  const { Upload } = await import("@aws-sdk/lib-storage");
  const passing = counted(content);
  const Body = Readable.from(passing.content(), { objectMode: false });
  try {
    await new Upload({
      client,
      params: { Bucket: name, Key: prefix + path, Body },
      queueSize: PARTS_AT_ONCE,
      partSize: PART,
    }).done();
    return passing.size();
  } catch (error) {
    // Aborting the upload may fail, too, but the first error matters.
    throw passing.problem() ?? error;
  } finally {
    Body.destroy();
  }
}

function counted(content: Content) {
  let size = 0;
  let problem: unknown;
  async function* passing() {
    try {
      for await (const piece of content) {
        size += piece.byteLength;
        yield piece;
      }
    } catch (error) {
      throw (problem = error);
    }
  }
  return { content: passing, size: () => size, problem: () => problem };
}

async function opened({ sdk, client, name, prefix }: Bucket, path: string, range?: ByteRange): Promise<Readable> {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const command = new sdk.GetObjectCommand({ Bucket: name, Key: prefix + path, Range });
  return bodyOf(await client.send(command).catch(refuseMissing));
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (!(Body instanceof Readable)) throw new Error("The store has sent no stream.");
  return Body;
}

function refuseMissing(error: Error): never {
  if (error.name === "NoSuchKey" || error.name === "NotFound") throw new StoredFileMissing();
  throw error;
}
