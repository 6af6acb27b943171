import "server-only";
import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { Readable } from "node:stream";
import { env } from "@/lib/env";
import type { ByteRange } from "@/lib/http/request/ranges";
import { oncePerProcess } from "@/lib/once";
import { type Content, type Storage, StoredFileMissing } from "@/lib/storage/storage";

const MEBIBYTE = 1024 * 1024;
const PARTS_AT_ONCE = 2;
const PART = 8 * MEBIBYTE;

/** Milliseconds: to connect, to begin an answer, and between chunks, while someone may pause a film. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  requestTimeout: 120_000,
  throwOnRequestTimeout: true,
  socketTimeout: 600_000,
};
const MAX_SOCKETS = 200;

export function s3Storage(): Storage {
  return {
    driver: "s3",
    write: (path, content) => inBucket((bucket) => written(bucket, path, content)),
    read: (path, range) => inBucket((bucket) => opened(bucket, path, range)),
    copy: (from, to) =>
      inBucket(async ({ sdk, client, name }) => {
        await client
          .send(new sdk.CopyObjectCommand({ Bucket: name, Key: to, CopySource: `${name}/${from}` }))
          .catch(refuseMissing);
      }),
    remove: (path) =>
      inBucket(async ({ sdk, client, name }) => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key: path }));
      }),
  };
}

interface Bucket {
  sdk: typeof import("@aws-sdk/client-s3");
  client: S3Client;
  name: string;
}

/** The library is large, so it is loaded only when needed. */
async function inBucket<Result>(work: (bucket: Bucket) => Promise<Result>): Promise<Result> {
  const { S3_BUCKET: name } = env();
  if (!name) throw new Error("S3_BUCKET is missing: there are files in a bucket.");

  // Suppresses a warning about Node 20 that the library prints at each start.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const sdk = await import("@aws-sdk/client-s3");
  return work({ sdk, client: clientOf(sdk), name });
}

function clientOf({ S3Client }: Bucket["sdk"]): S3Client {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_PATH_STYLE: style,
    S3_ACCESS_KEY_ID: accessKeyId = "",
    S3_SECRET_ACCESS_KEY: secretAccessKey = "",
  } = env();

  return oncePerProcess(`s3 ${endpoint} ${region} ${style} ${accessKeyId}`, () => {
    return new S3Client({
      region,
      endpoint,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: style ? style === "on" : endpoint !== undefined,
      // Other stores support fewer checksums than Amazon's.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        ...TIMEOUTS,
        httpAgent: { maxSockets: MAX_SOCKETS },
        httpsAgent: { maxSockets: MAX_SOCKETS },
      },
    });
  });
}

/** A multipart upload: the bucket shows nothing until it is complete. */
async function written({ client, name }: Bucket, path: string, content: Content): Promise<number> {
  const { Upload } = await import("@aws-sdk/lib-storage");
  const passing = counted(content);
  const Body = Readable.from(passing.content(), { objectMode: false });
  try {
    await new Upload({
      client,
      params: { Bucket: name, Key: path, Body },
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

async function opened({ sdk, client, name }: Bucket, path: string, range?: ByteRange): Promise<Readable> {
  const Range = range && `bytes=${range.start}-${range.end}`;
  return bodyOf(await client.send(new sdk.GetObjectCommand({ Bucket: name, Key: path, Range })).catch(refuseMissing));
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (!(Body instanceof Readable)) throw new Error("The store has sent no stream.");
  return Body;
}

function refuseMissing(error: Error): never {
  if (error.name === "NoSuchKey" || error.name === "NotFound") throw new StoredFileMissing();
  throw error;
}
