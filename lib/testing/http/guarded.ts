import { createServer, request as ask, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { chain, type Guard } from "@/server/guards";

export const guardedServer = (guards: readonly Guard[], listener: RequestListener): Promise<number> =>
  listening(createServer(chain(guards, listener)));

/** The port of the server, which closes after the test. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

interface RawRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string | string[]>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends the path exactly as given, without normalizing it. */
export function sendRequest(
  port: number,
  { method = "GET", path = "/", headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const request = ask({ port, host: "127.0.0.1", method, path, headers, agent: false }, (response) => {
      text(response).then(
        (content) => done({ status: response.statusCode ?? 0, headers: response.headers, text: content }),
        fail,
      );
    });
    request.on("error", fail).end(body);
  });
}

/** A raw connection. `received` resolves when the connection ends. */
export function connection(port: number): { socket: Socket; received: Promise<string> } {
  const socket = connect({ port, host: "127.0.0.1" });
  const received = new Promise<string>((done) => {
    let all = "";
    socket.setEncoding("utf8").on("data", (piece) => (all += piece));
    socket.on("error", () => undefined).on("close", () => done(all));
  });
  onTestFinished(() => void socket.destroy());
  return { socket, received };
}
