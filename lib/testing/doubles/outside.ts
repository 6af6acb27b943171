import http, { type RequestListener } from "node:http";
import net, { type AddressInfo, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { OutsideError } from "@/lib/outside/error";
import { fetchOutside } from "@/lib/outside/fetch";
import { withSettings } from "@/lib/testing/factories/settings";

/** An HTTP server outside the application until the test ends. `requested` has the paths that were requested. */
export async function anOutsideServer(listener: RequestListener) {
  const requested: string[] = [];
  const server = http.createServer((request, response) => {
    requested.push(request.url ?? "");
    listener(request, response);
  });
  return { requested, ...(await listening(server)) };
}

export async function aTcpServer(onConnection: (socket: Socket) => void) {
  return listening(net.createServer((socket) => onConnection(socket.on("error", () => {}).resume())));
}

export async function aClosedPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const port = portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}

export const withAllowedAddresses = <Result>(entries: string[], work: () => Promise<Result>) =>
  withSettings({ OUTSIDE_ALLOW: entries }, work);

export const fetchAllowed = (place: string, ...sent: Parameters<typeof fetchOutside>) =>
  withAllowedAddresses([place], () => fetchOutside(...sent));

export const reasonAt = (place: string, ...sent: Parameters<typeof refusalReason>) =>
  withAllowedAddresses([place], () => refusalReason(...sent));

export async function refusalReason(address: string, options?: Parameters<typeof fetchOutside>[1]): Promise<string> {
  return fetchOutside(address, options).then(
    ({ status }) => `answered ${status}`,
    (error: unknown) => (error instanceof OutsideError ? error.reason : String(error)),
  );
}

async function listening(server: Server) {
  const open = new Set<Socket>();
  server.on("connection", (socket) => open.add(socket.once("close", () => open.delete(socket))));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const port = portOf(server);
  return { port, place: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/`, open };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
