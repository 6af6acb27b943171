import "server-only";
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { isAmongEtags } from "@/lib/http/response/etag";
import { accepts } from "@/server/compression";

/** What many readers get, in memory with its compressed forms. */
export interface StoredBody {
  type: string;
  etag: string;
  bytes: Record<Encoding, Buffer>;
}

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number] | "identity";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compressed once for many readers, so better than other answers. */
export async function storedBody(type: string, identity: Buffer): Promise<StoredBody> {
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip(identity, { level: 6 }),
  ]);
  const etag = createHash("sha256").update(identity).digest("base64url").slice(0, 27);
  return { type, etag, bytes: { br, gzip: gz, identity } };
}

export const sizeOf = ({ bytes }: StoredBody): number =>
  Object.values(bytes).reduce((sum, { length }) => sum + length, 0);

/** The caller sets `Vary` with `Accept-Encoding`, and how long it may be stored. */
export function sendStored(body: StoredBody, status: number, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""));
  const etag = `"${body.etag}-${encoding}"`;
  response.setHeader("ETag", etag);
  if (isAmongEtags(request.headers["if-none-match"], etag)) return void response.writeHead(304).end();

  const bytes = body.bytes[encoding];
  response.setHeader("Content-Type", body.type);
  response.setHeader("Content-Length", bytes.length);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(status).end(request.method === "HEAD" ? undefined : bytes);
}

const encodingFor = (accepted: string): Encoding =>
  ENCODINGS.find((encoding) => accepts(accepted, encoding)) ?? "identity";
