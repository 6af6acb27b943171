import "server-only";
import { createServer, type RequestListener, type Server } from "node:http";

const SECOND = 1000;

/**
 * A server with all limits of HTTP in one place. The pace of a body decides (`server/slow-bodies.ts`); the hour is only
 * the upper limit. Connections stay open longer than a proxy in front of it keeps them.
 */
export function httpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 20 * SECOND,
      requestTimeout: 60 * 60 * SECOND,
      keepAliveTimeout: 75 * SECOND,
      noDelay: true,
    },
    listener,
  );
  closeWhenEnding(server);
  return server;
}

/** Accepts connections on the port that the start script holds. */
export function listenOnSharedPort(server: Server): void {
  process.on("message", (message, port) => {
    if (message === "port") server.listen(port, () => process.send?.("listening"));
  });
  process.send?.("listen");
}

/** A client may keep its last connection open for a minute, which would delay the end of the process. */
function closeWhenEnding(server: Server) {
  const closeIfEnding = () => !server.listening && server.closeIdleConnections();
  server.on("request", (_, response) => response.once("close", () => setImmediate(closeIfEnding)));
}
