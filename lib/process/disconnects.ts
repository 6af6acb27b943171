import { BODY_TOO_SLOW } from "@/lib/http/request/body-chunks";

const CODES = ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", BODY_TOO_SLOW];
const NAMES = ["AbortError", "ResponseAborted"];

/** Whether an error only says that a client has disconnected. */
export function isDisconnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false;

  return NAMES.includes(error.name) || ("code" in error && CODES.includes(String(error.code)));
}
