import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { strictTest } from "./test";

/** A server that Boards may call: it allows this address. */
export async function openOutsideServer(listener: RequestListener) {
  const server = http.createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

interface Outside {
  /** Opens servers outside the application until the test ends. */
  outside: typeof openOutsideServer;
}

export const outsideTest = strictTest.extend<Outside>({
  outside: async ({}, run) => {
    const opened: { close: () => void }[] = [];
    await run(async (listener) => {
      const server = await openOutsideServer(listener);
      opened.push(server);
      return server;
    });
    for (const { close } of opened) close();
  },
});
