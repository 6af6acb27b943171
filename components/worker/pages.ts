import {
  boardIn,
  type Copy,
  copyOf,
  forgetBoard,
  forgetCopies,
  isKeeping,
  storeCopy,
} from "@/components/offline/store/copies";
import { offlinePage } from "@/components/worker/files";
import type { FetchEvent } from "@/components/worker/scope";

/** Pages that show a copy, by the id of their window: when it was made. */
const copiesShown = new Map<string, string>();
const MOST_WINDOWS = 50;

export const copyShownIn = (windowId: string): string | null => copiesShown.get(windowId) ?? null;

/** A page from the server. Without a connection its copy, that of its board, or the page that says so. */
export async function pageAnswer(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    event.waitUntil(heed(url, boardIn(url) === null ? response : response.clone()));
    return response;
  } catch {
    return (await copiedPage(url, event.resultingClientId)) ?? offlinePage();
  }
}

async function copiedPage(url: URL, windowId: string): Promise<Response | null> {
  const copy = await copyOf(url);
  if (copy) {
    noteShown(copy, windowId);
    return copy.response;
  }
  const board = boardIn(url);
  const whole = new URL(`/boards/${board}`, url);
  return board !== null && whole.href !== url.href && (await copyOf(whole)) ? Response.redirect(whole.href) : null;
}

function noteShown({ at }: Copy, windowId: string) {
  copiesShown.set(windowId, at);
  const [oldest] = copiesShown.keys();
  if (copiesShown.size > MOST_WINDOWS && oldest !== undefined) copiesShown.delete(oldest);
}

/** What a page of the server means for the copies. Only the body of a board is read. */
async function heed(url: URL, response: Response): Promise<void> {
  const board = boardIn(url);
  // Signed-in people are redirected from there.
  if (url.pathname === "/login" && response.ok) await forgetCopies(() => ({ person: null }));
  else if (board !== null && response.ok) await storePage(url, response);
  else if (board !== null && isAccessLost(response)) await forgetBoard(board);
}

const isAccessLost = ({ status }: Response) => status === 401 || status === 403 || status === 404;

/** Stores the page if it was made for the person who is signed in on this device. */
export async function storePage(url: URL, response: Response): Promise<void> {
  if (!(await isKeeping())) return response.body?.cancel();

  const text = await response.clone().text();
  const [, person] = /<meta name="rest-nonce"[^>]* data-person="(\d+)"/.exec(text) ?? [];
  await storeCopy(url, response, (keeper) => String(keeper) === person);
}
