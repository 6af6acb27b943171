import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { CALLED_PATH } from "@/lib/http/request/spelling";
import type { Guard } from "@/server/guards";
import { pathOf } from "@/server/node-request";

interface Names {
  BOARDS_SLUG: string;
  BOARDS_REST_PREFIX: string;
}

export interface Spelled {
  /** `/wp-json/boards/v2/projects/3`, `/files/abc` or any other path, as the route files and pages know it. */
  path: string;
  /** The path of the API as the client called it, if that is another one. */
  called: string | null;
}

/** Every later step knows only one path for each route. */
export const unifySpelling: Guard = (request, _response, next) => {
  const { url = "/" } = request;
  const path = pathOf(url);
  const query = url.slice(path.length);
  const spelled = spellingOf(path, query, env());
  request.url = `${spelled.path}${query}`;
  setCalledPath(request, spelled.called);
  next();
};

/** Overwrites a client's own header. */
function setCalledPath({ headers }: IncomingMessage, called: string | null) {
  if (called === null) delete headers[CALLED_PATH];
  else headers[CALLED_PATH] = called;
}

/** The one path of a route: prefix, slug, `index.php`, `rest_route`, file links and trailing slashes are resolved. */
export function spellingOf(path: string, query: string, names: Names): Spelled {
  if (INDEX_PATHS.includes(path) && query !== "") return ofIndex(path, new URLSearchParams(query), names);
  return ofApi(path, names) ?? { path, called: null };
}

const INDEX_PATHS = ["/", "/index.php", "/index.php/"];
const FILE_LINKS = ["fbs_attachment", "fbs_comment_image"];

/** The start page with a query: WordPress's `rest_route`, of which the last one counts, the file links of clients, or an incoming webhook. */
function ofIndex(path: string, parameters: URLSearchParams, names: Names): Spelled {
  const hash = FILE_LINKS.map((name) => parameters.get(name) ?? "").find((text) => /^[A-Za-z0-9]+$/.test(text));
  if (hash && parameters.get("fbs") === "1") return { path: `/files/${hash}`, called: null };

  const route = parameters.getAll("rest_route").at(-1);
  if (route === undefined) {
    if (isWebhook(parameters, names)) return { path: WEBHOOK_PATH, called: null };
    return ofApi(path, names) ?? { path, called: null };
  }
  const called = `/wp-json/${route.replace(/^\//, "").split("/").map(encodeURIComponent).join("/")}`;
  return { path: apiPath(called.slice("/wp-json".length), names), called };
}

/** Called by programs without an account. The key stays in the query, which is never logged. */
export const WEBHOOK_PATH = "/webhooks/task";

const isWebhook = (parameters: URLSearchParams, { BOARDS_SLUG }: Names) =>
  parameters.get("route") === "task" && ["fbs", NEUTRAL, BOARDS_SLUG].some((name) => parameters.get(name) === "1");

const INDEX = /^\/index\.php(?=\/)/;

/** Null for a path that is not below the API's prefix. */
function ofApi(path: string, names: Names): Spelled | null {
  const [, prefix = "", route = ""] = /^\/([^/]*)(.*)$/.exec(path.replace(INDEX, "").replace(/^\/+/, "/")) ?? [];
  const isPrefix = prefix === "wp-json" || (prefix === names.BOARDS_REST_PREFIX && isRoute(route, names));
  if (!isPrefix) return null;

  const neutral = apiPath(route, names);
  return { path: neutral, called: neutral === path ? null : path };
}

const NEUTRAL = "boards";
const NAMESPACES = ["wp", NEUTRAL, "boards-app", "mcp", "batch"];

/** Below a prefix of its own the API leaves other paths alone, such as `/api/auth/session`. */
function isRoute(route: string, { BOARDS_SLUG }: Names): boolean {
  const [namespace = ""] = withoutSlashes(route).split("/");
  return namespace === "" || namespace === BOARDS_SLUG || NAMESPACES.includes(namespace);
}

function apiPath(route: string, { BOARDS_SLUG }: Names): string {
  const segments = withoutSlashes(route).split("/");
  if (segments[0] === BOARDS_SLUG && !NAMESPACES.includes(BOARDS_SLUG)) segments[0] = NEUTRAL;
  if (segments[0] === NEUTRAL && segments[2]) segments[2] = neutralWord(segments[2], segments.length > 3, BOARDS_SLUG);
  return segments[0] === "" && segments.length === 1 ? "/wp-json" : `/wp-json/${segments.join("/")}`;
}

/** The slug is also a part of `/boards-users`, `/search-boards-users` and `/boards-import/...`. */
function neutralWord(word: string, hasMore: boolean, slug: string): string {
  if (hasMore) return word === `${slug}-import` ? `${NEUTRAL}-import` : word;
  if (word === `${slug}-users`) return `${NEUTRAL}-users`;
  return word === `search-${slug}-users` ? `search-${NEUTRAL}-users` : word;
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(path.startsWith("/") ? 1 : 0, end);
}
