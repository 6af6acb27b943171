import "server-only";
import { createServer, type RequestListener, type Server } from "node:http";
import { env } from "@/lib/env";

/**
 * Next's listener. Loading Next takes about half of a start, and the API doesn't need it: requests for pages wait, and the
 * process ends if it fails.
 */
export function pagesOf(server: Server): RequestListener {
  const loaded = load(server);
  return (request, response) => void loaded.then((listener) => listener(request, response));
}

async function load(server: Server): Promise<RequestListener> {
  const { default: next } = await import("next");
  const { HOST, PORT } = env();
  const dev = process.env.NODE_ENV === "development";
  const app = next({
    dev,
    dir: process.cwd(),
    hostname: HOST ?? "localhost",
    port: PORT,
    // Next adds a listener for protocol upgrades, which only its development server needs.
    httpServer: dev ? server : createServer(),
  });
  await app.prepare();
  return app.getRequestHandler();
}
