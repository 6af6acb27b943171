import net from "node:net";
import { onTestFinished } from "vitest";

/** The database of the test behind a port that can be cut off, as if PostgreSQL had stopped; until the test ends. */
export async function aDatabaseToCutOff() {
  const { hostname, port, search } = new URL(process.env.DATABASE_URL ?? "");
  const host = new URLSearchParams(search).get("host") ?? hostname;
  const sockets = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((client) => {
    if (isCut) return void client.destroy();
    const onward = net.connect(Number(port), host);
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy()).once("close", () => sockets.delete(one));
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as net.AddressInfo).port);
  return { url: url.href, cut, restore: () => void (isCut = false) };
}
