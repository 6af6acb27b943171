import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";

interface EarlyRead {
  path: string;
  /** The part of the screen that needs the response. */
  view: string;
  /** Milliseconds since the page was opened. */
  startedAt: number;
  response: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

/** A script for the HTML of a page that sends a GET request before the page's own scripts are loaded. It is sent as
 * `api` would send it, which takes its response. */
export const earlyReadScript = (path: string, view: string): string =>
  `{const path=${JSON.stringify(path)};` +
  `const headers={Accept:"application/json","${SCREEN_LOCALE}":document.documentElement.lang,"X-WP-Nonce":document.querySelector('meta[name="rest-nonce"]').content};` +
  `const response=fetch("/wp-json"+path,{cache:"no-store",credentials:"same-origin",headers});` +
  `response.catch(()=>{});` +
  `globalThis.earlyRead={path,view:${JSON.stringify(view)},startedAt:performance.now(),response}}`;

/** Later changes are found by the time of the response, but they should be few. */
const OLD = 20_000;

/** The response to the request that the page's HTML has sent to this path. It can be read only once. */
export function takeEarlyRead(path: string): Promise<Response> | null {
  const early = globalThis.earlyRead;
  if (early?.path !== path) return null;

  globalThis.earlyRead = undefined;
  return performance.now() - early.startedAt < OLD ? early.response : null;
}

/** Loads the code of the view with which the page opens while the rest of the page becomes interactive, not after it. */
export function loadOpeningView(loaders: Readonly<Record<string, () => Promise<unknown>>>): void {
  const view = globalThis.earlyRead?.view ?? "";
  // The screen loads it again when it shows the view, and says so when that fails.
  if (Object.hasOwn(loaders, view)) loaders[view]?.().catch(() => undefined);
}
