import "server-only";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { accepts } from "@/server/compression";
import type { Rendered } from "@/server/page-cache/render";

/** A rendered page with all that its answers need. */
export interface StoredPage {
  status: number;
  type: string;
  etag: string;
  /** Of its inline scripts: a nonce would have to differ in each answer. */
  digests: string[];
  bodies: Record<Encoding, Buffer>;
}

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number] | "identity";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compressed once for many readers, so better than other answers. */
export async function storedPage({ status, type, html }: Rendered): Promise<StoredPage> {
  const [br, gz] = await Promise.all([
    brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip(html, { level: 6 }),
  ]);
  return {
    status,
    type,
    etag: createHash("sha256").update(html).digest("base64url").slice(0, 27),
    digests: digestsOf(html.toString("utf8")),
    bodies: { br, gzip: gz, identity: html },
  };
}

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;

export const digestsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => createHash("sha256").update(script).digest("base64")),
  ),
];

export const encodingFor = (accepted: string): Encoding =>
  ENCODINGS.find((encoding) => accepts(accepted, encoding)) ?? "identity";

export const sizeOf = ({ bodies }: StoredPage): number =>
  Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
