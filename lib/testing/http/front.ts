import type { RequestListener } from "node:http";
import { front } from "@/server/front";
import { httpServer } from "@/server/listen";
import type { Handlers, RouteFile } from "@/server/routes";
import { listening } from "@/lib/testing/http/guarded";

/** The front on a socket of its own, with these route files; Next answers its name and the address. */
export const aFront = (
  routes: Record<string, Handlers | null> = {},
  next: RequestListener = ({ url }, response) => void response.end(`Next: ${url}`),
  build: string | null = null,
  pages: string[] = [],
): Promise<number> =>
  listening(httpServer(front({ routeFiles: Object.entries(routes) as RouteFile[], pages, build, next })));
