import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import type { Handler } from "@/lib/http/endpoint";
import type { Handlers, Method } from "@/lib/http/route";
import { oncePerProcess } from "@/lib/once";
import { ENDPOINTS, type Expected } from "@/lib/testing/unproven";
import { handlersIn, pathOf, routeFiles } from "@/scripts/route-list";

/** Notes which answer a test got, when the whole suite runs: it fails at its end when an endpoint was not proven. */
export async function noteAnswer(handlers: Handlers, method: string, status: number): Promise<void> {
  const folder = inject("answersFolder");
  if (!folder) return;

  const { names, seen } = await oncePerProcess("answers", () => learnNames(folder));
  const handler = handlers[method as keyof Handlers];
  for (const name of (handler && names.get(handler)) ?? []) {
    const line = `${name}\t${status}\n`;
    if (seen.has(line)) continue;
    seen.add(line);
    appendFileSync(path.join(folder, `${process.pid}.tsv`), line);
  }
}

/** One handler may stand in several places, as PUT beside PATCH and `me` beside the person of the path: it is proven once. */
async function learnNames(folder: string) {
  const routes = await Promise.all(routeFiles().map(async (file) => ({ path: pathOf(file), handlers: await handlersIn(file) })));
  writeFileSync(path.join(folder, ENDPOINTS), JSON.stringify(routes.flatMap(({ path: at, handlers }) => expectedOf(at, handlers))));

  const names = new Map<Handler, string[]>();
  for (const { path: at, handlers } of routes) {
    for (const [method, handler] of Object.entries(handlers)) names.set(handler, [...(names.get(handler) ?? []), `${method} ${at}`]);
  }
  return { names, seen: new Set<string>() };
}

const expectedOf = (at: string, handlers: Handlers): Expected[] =>
  Object.entries(handlers).map(([method, { who, input }]) => ({
    name: `${method} ${at}`,
    needsSuccess: who !== "nobody",
    needsRefusal: who !== "anyone",
    needsInvalid: input !== undefined && (["POST", "PUT", "PATCH"] satisfies Method[]).some((each) => each === method),
  }));
