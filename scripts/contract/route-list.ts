import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isBatchable } from "@/lib/http/batchable";
import { argsOf } from "@/lib/http/describe";
import type { Method } from "@/lib/http/request/method";
import type { Handlers, RouteHandler } from "@/lib/http/route";
import { concurrencyLimit } from "@/lib/database/concurrency-limit";

export interface ListedRoute {
  /** `/boards/v2/projects/[board_id]` */
  path: string;
  methods: { method: string; who: string; args: ReturnType<typeof argsOf>; isBatchable: boolean }[];
}

const ROOT = path.resolve(import.meta.dirname, "../..");
const API = path.join(ROOT, "app/wp-json");

export async function routeList(): Promise<ListedRoute[]> {
  const files = routeFiles();
  const routes = await Promise.all(
    files.map(async (file) => ({ path: pathOf(file), methods: methodsOf(pathOf(file), await handlersIn(file)) })),
  );
  return routes.sort((one, other) => (one.path < other.path ? -1 : 1));
}

export function routeFiles(): string[] {
  const files = readdirSync(API, { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "route.ts",
  );
  return files.filter((file) => !file.startsWith("[[...path]]")).map((file) => path.join(API, file));
}

export const pathOf = (file: string): string => `/${path.relative(API, path.dirname(file)).split(path.sep).join("/")}`;

export async function handlersIn(file: string): Promise<Handlers> {
  const { GET } = await routeIn(file);
  return GET.handlers;
}

/** In sequence: Node rejects a package that one file imports and another one requires at the same time. */
export const routeIn = (file: string): Promise<Record<Method, RouteHandler>> =>
  inTurn(async () => (await import(pathToFileURL(file).href)) as Record<Method, RouteHandler>);

const inTurn = concurrencyLimit(1);

function methodsOf(route: string, handlers: Handlers) {
  return Object.entries(handlers).map(([method, handler]) => ({
    method,
    who: handler.who,
    args: argsOf(handler.input),
    isBatchable: isBatchable(route, method, handler),
  }));
}
