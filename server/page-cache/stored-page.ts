import "server-only";
import { createHash } from "node:crypto";
import type { Rendered } from "@/server/page-cache/render";
import { type StoredBody, storedBody } from "@/server/stored-body";

/** A rendered page with all that its answers need. */
export interface StoredPage {
  status: number;
  /** Of its inline scripts: a nonce would have to differ in each answer. */
  digests: string[];
  body: StoredBody;
}

export const storedPage = async ({ status, type, html }: Rendered): Promise<StoredPage> => ({
  status,
  digests: digestsOf(html.toString("utf8")),
  body: await storedBody(type, html),
});

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;

export const digestsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => createHash("sha256").update(script).digest("base64")),
  ),
];
