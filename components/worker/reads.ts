import { boardIn, copyOf, forgetBoard, forgetCopies, isKeeping, storeCopy } from "@/components/offline/store/copies";
import type { FetchEvent } from "@/components/worker/scope";

/** A read of a board from the server, and without a connection its copy. @throws TypeError without both */
export async function readAnswer(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    event.waitUntil(heed(url, response.clone()));
    return response;
  } catch (error) {
    const copy = await copyOf(url);
    if (copy) return copy.response;
    throw error;
  }
}

async function heed(url: URL, response: Response): Promise<void> {
  const board = boardIn(url);
  if (board === null) return;
  if (!(await isKeeping())) return response.body?.cancel();
  if (response.status === 401) await forgetCopies();
  else if (await isRefused(url, response)) await forgetBoard(board);
  // The cookie alone decides whose answer it is, and pages of others are refused before (`lib/api.ts`).
  else if (response.ok && response.headers.has("x-wp-nonce")) await storeCopy(url, response, () => true);
}

/** The board itself, not a part of it that needs a higher role; a nonce that is too old is renewed. */
async function isRefused({ pathname }: URL, response: Response): Promise<boolean> {
  if (response.status !== 403 && response.status !== 404) return false;
  if (!/\/projects\/\d+(?:\/tasks\/by-stage)?$/.test(pathname)) return false;

  const { code } = (await response.json()) as { code?: string };
  return code !== "rest_cookie_invalid_nonce";
}
