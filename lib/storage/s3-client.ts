import "server-only";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { oncePerProcess } from "@/lib/once";
import { checkedAgents } from "@/lib/outside/agents";
import { OutsideError } from "@/lib/outside/error";
import type { BucketAccess } from "@/lib/storage/bucket-access";

type Sdk = typeof import("@aws-sdk/client-s3");

export interface Patience {
  /** Milliseconds: to connect, to begin an answer, and between chunks. */
  connectionTimeout: number;
  requestTimeout: number;
  socketTimeout: number;
  maxAttempts: number;
}

const MAX_SOCKETS = 200;
const MOST_CLIENTS = 8;

/** The library is large, so it is loaded only when needed. */
export async function loadSdk(): Promise<Sdk> {
  // Suppresses a warning about Node 20 that the library prints at each start.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  return import("@aws-sdk/client-s3");
}

/** A client keeps its connections, so that the latest few are used again. */
export function clientOf(sdk: Sdk, access: BucketAccess, patience: Patience): S3Client {
  const clients = oncePerProcess("s3 clients", () => new Map<string, S3Client>());
  const key = createHash("sha256")
    .update(JSON.stringify([access, patience]))
    .digest("hex");
  const client = clients.get(key) ?? newClient(sdk, access, patience);
  clients.delete(key);
  clients.set(key, client);
  for (const oldest of [...clients.keys()].slice(0, -MOST_CLIENTS)) clients.delete(oldest);
  return client;
}

function newClient(
  { S3Client }: Sdk,
  { region, endpoint, hasPathStyle, accessKey, secretKey, isChecked }: BucketAccess,
  { maxAttempts, ...timeouts }: Patience,
): S3Client {
  const agents = { maxSockets: MAX_SOCKETS };
  const client = new S3Client({
    region,
    endpoint,
    maxAttempts,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: hasPathStyle,
    // Other stores support fewer checksums than Amazon's.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      ...timeouts,
      throwOnRequestTimeout: true,
      ...(isChecked
        ? checkedAgents({ ...agents, keepAlive: true })
        : { httpAgent: { ...agents }, httpsAgent: { ...agents } }),
    },
  });
  limitAnswers(client);
  return client;
}

const MOST_BYTES = 1024 * 1024;

/** The library reads all answers but files into memory. */
function limitAnswers({ middlewareStack }: S3Client) {
  middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { method } = args.request as { method: string };
      const response = result.response as { statusCode: number; body: unknown };
      const isFile = method === "GET" && response.statusCode < 300;
      if (!isFile && response.body instanceof Readable) response.body = Readable.from(limited(response.body));
      return result;
    },
    { step: "deserialize", priority: "low", name: "limitAnswers" },
  );
}

async function* limited(body: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_BYTES) throw new OutsideError("unreadable");
    yield piece;
  }
}
