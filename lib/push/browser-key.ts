import { ECDH } from "node:crypto";

const [UNCOMPRESSED, BYTES] = [4, 65];

/** Whether this is a public key of a browser: a point of the curve. Nothing can be encrypted for anything else. */
export function isBrowserKey(key: string): boolean {
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== BYTES || bytes[0] !== UNCOMPRESSED) return false;
  try {
    ECDH.convertKey(bytes, "prime256v1");
    return true;
  } catch {
    return false;
  }
}
