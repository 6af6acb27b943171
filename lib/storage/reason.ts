import "server-only";
import { OutsideError } from "@/lib/outside/error";
import { plainLine } from "@/lib/text/text";

const LONGEST = 250;

const TEXTS: Readonly<Record<string, string>> = {
  EACCES: "The server may not write to its disk.",
  ENOSPC: "There is no room left on the server's disk.",
  ECONNREFUSED: "Nothing answers at this address.",
  ECONNRESET: "The connection was closed.",
  EPIPE: "The connection was closed.",
  TimeoutError: "The address takes too long to answer.",
  PermanentRedirect: "The bucket is in another region.",
  AuthorizationHeaderMalformed: "The bucket is in another region.",
};

/** Why a storage refuses, in the provider's words where it has some. Never with a key. */
export function storageReason(error: unknown, secrets: readonly string[] = []): string {
  if (!(error instanceof Error)) return UNKNOWN;
  if (error instanceof OutsideError) return error.message;
  const { name, code } = error as Error & { code?: unknown };
  return TEXTS[String(code)] ?? TEXTS[name] ?? providersWords(error, secrets);
}

const UNKNOWN = "The answer is not that of an S3 store.";

/** Errors of the library have the provider's name and message, or only the status of an answer without any. */
function providersWords(error: Error, secrets: readonly string[]): string {
  const { $fault, $metadata } = error as Error & { $fault?: unknown; $metadata?: { httpStatusCode?: number } };
  const certificate = /certificate|SSL|TLS/i.test(error.message) ? error.message : UNKNOWN;
  if ($fault === undefined) return certificate;
  if (/^Unknown/.test(error.name)) return `The store answers with the status ${$metadata?.httpStatusCode ?? 0}.`;

  const words = `${error.name}: ${error.message.slice(0, 10 * LONGEST)}`;
  const hidden = secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, "***"), words);
  return plainLine(hidden).slice(0, LONGEST);
}
