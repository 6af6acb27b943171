import "server-only";
import { OutsideError } from "@/lib/outside/error";
import { plainLine } from "@/lib/text/text";

const LONGEST = 200;

const NOTHING_ANSWERS = "Nothing answers at this address.";
const CLOSED = "The connection was closed.";
const TOO_SLOW = "The address takes too long to answer.";
const NO_WRITING = "The server may not write to its disk.";
const DISK_FULL = "There is no room left on the server's disk.";
const OTHER_REGION = "The bucket is in another region.";
const NO_ACCESS = "These keys have no access to the bucket.";
const BUSY = "The store answers no more requests for now.";
const BUCKET_FULL = "There is no room left in the bucket.";

/** By the code of the system, of the library or of a store. */
const TEXTS: Readonly<Record<string, string>> = {
  EACCES: NO_WRITING,
  EROFS: NO_WRITING,
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  ECONNREFUSED: NOTHING_ANSWERS,
  EHOSTUNREACH: NOTHING_ANSWERS,
  ENETUNREACH: NOTHING_ANSWERS,
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  ETIMEDOUT: TOO_SLOW,
  TimeoutError: TOO_SLOW,
  RequestTimeout: TOO_SLOW,
  PermanentRedirect: OTHER_REGION,
  AuthorizationHeaderMalformed: OTHER_REGION,
  InvalidRegion: OTHER_REGION,
  NoSuchBucket: "The bucket doesn't exist.",
  InvalidBucketName: "The store doesn't accept this name of a bucket.",
  AccessDenied: NO_ACCESS,
  AllAccessDisabled: NO_ACCESS,
  InvalidAccessKeyId: "The store doesn't know this access key.",
  SignatureDoesNotMatch: "The secret key is wrong.",
  RequestTimeTooSkewed: "The clock of the server is wrong.",
  EntityTooLarge: "The file is too large for the store.",
  QuotaExceeded: BUCKET_FULL,
  XMinioStorageFull: BUCKET_FULL,
  InternalError: "The store has a problem of its own.",
  ServiceUnavailable: BUSY,
  SlowDown: BUSY,
  TooManyRequests: BUSY,
};

/** Why a storage refuses: a sentence for the codes that are known, a quotation of the store for others. Never with a key. */
export function storageReason(error: unknown, secrets: readonly string[] = []): string {
  if (!(error instanceof Error)) return UNKNOWN;
  if (error instanceof OutsideError) return error.message;
  const { name, code } = error as Error & { code?: unknown };
  return textOf(String(code)) ?? textOf(name) ?? theirWords(error, secrets);
}

const textOf = (code: string) => (Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined);

const UNKNOWN = "The answer is not that of an S3 store.";

/** Errors of the library have the provider's name and message, or only the status of an answer without any. */
function theirWords(error: Error, secrets: readonly string[]): string {
  const { $fault, $metadata } = error as Error & { $fault?: unknown; $metadata?: { httpStatusCode?: number } };
  if ($fault === undefined) {
    const isEncryption = /certificate|SSL|TLS/i.test(error.message);
    return isEncryption ? `No encrypted connection: ${lineOf(error.message, secrets)}` : UNKNOWN;
  }
  if (/^Unknown/.test(error.name)) return `The store answers with the status ${$metadata?.httpStatusCode ?? 0}.`;
  return `The store answers “${lineOf(`${error.name}: ${error.message}`, secrets)}”.`;
}

function lineOf(words: string, secrets: readonly string[]): string {
  const start = words.slice(0, 10 * LONGEST);
  const hidden = secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, "***"), start);
  return plainLine(hidden).slice(0, LONGEST);
}
