import type { z } from "zod";
import type { Method } from "@/lib/http/request/method";
import type { RouteHandler } from "@/lib/http/route";
import { pathOf, routeFiles, routeIn } from "@/scripts/contract/route-list";

/** One method of a route file. */
export interface EndpointUnderAttack {
  method: Exclude<Method, "HEAD" | "OPTIONS">;
  /** `/boards/v2/projects/{board_id}` */
  path: string;
  /** `GET /boards/v2/projects/{board_id}` */
  name: string;
  parameters: string[];
  handler: RouteHandler;
  input: z.ZodType | undefined;
  isPublic: boolean;
}

/** Read from the files of `app`, so that none is forgotten. */
export const endpoints: EndpointUnderAttack[] = (await Promise.all(routeFiles().map(endpointsIn)))
  .flat()
  .sort((one, other) => (one.path + one.method < other.path + other.method ? -1 : 1));

async function endpointsIn(file: string): Promise<EndpointUnderAttack[]> {
  const route = await routeIn(file);
  const path = pathOf(file).replace(/\[(\w+)\]/g, "{$1}");
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return Object.entries(route.GET.handlers).map(([key, { input, who }]) => {
    const method = key as EndpointUnderAttack["method"];
    return {
      method,
      path,
      name: `${method} ${path}`,
      parameters,
      handler: route[method],
      input,
      isPublic: who === "anyone",
    };
  });
}

export const boardEndpoints = endpoints.filter(({ parameters }) => parameters.includes("board_id"));

/** For `describe.each` with `%s`: Vitest cuts a `$name` off after 40 letters. */
export const named = (list: EndpointUnderAttack[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);

/** @throws when there is none of this name. */
export function endpointNamed(name: string): EndpointUnderAttack {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`There is no endpoint ${name}.`);
  return found;
}
