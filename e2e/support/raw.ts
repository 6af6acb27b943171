import { once } from "node:events";
import http from "node:http";
import { text as readText } from "node:stream/consumers";

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends the path exactly as given, without the normalization of a browser. */
export async function raw(baseURL: string | undefined, path: string, sent: Sent = {}) {
  const response = await answerTo(baseURL, path, sent);
  const content = await readText(response).catch(() => "");
  const isJson = response.headers["content-type"]?.includes("application/json");
  return {
    status: response.statusCode,
    headers: response.headers,
    text: content,
    json: isJson && content ? (JSON.parse(content) as Record<string, never>) : null,
  };
}

/** Doesn't read the body: a stream never ends. */
export async function statusOf(baseURL: string | undefined, path: string, sent: Sent = {}): Promise<number> {
  const response = await answerTo(baseURL, path, sent);
  response.destroy();
  return response.statusCode ?? 0;
}

async function answerTo(
  baseURL: string | undefined,
  path: string,
  { method = "GET", headers = {}, body }: Sent,
): Promise<http.IncomingMessage> {
  const { hostname, port } = new URL(baseURL ?? "");
  const request = http.request({ hostname, port, path, method, headers });
  // The server may answer and disconnect before it has read everything.
  request.on("error", () => undefined);
  request.end(body);
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  return response;
}
