import "server-only";
import { buffer } from "node:stream/consumers";
import { NotFound } from "@/lib/errors";
import { logoOf, readStoredLogo } from "@/lib/settings/logo/read";
import { storageOf } from "@/lib/storage/storage";

/** Public, since the sign-in page and mails show it. */
export async function logoAnswer(_request: Request, context: { params: Promise<{ key: string }> }): Promise<Response> {
  const { key } = await context.params;
  const stored = await readStoredLogo();
  if (!stored || logoOf(stored).address !== `/logo/${key}`) throw new NotFound("Logo");

  const content = new Uint8Array(await buffer(await storageOf(stored.driver).read(stored.path)));
  return new Response(content, { headers: { ...HEADERS, "Content-Length": String(content.length) } });
}

/** A new logo gets a new address, so this one can be cached forever. */
const HEADERS = {
  "Content-Type": "image/png",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};
