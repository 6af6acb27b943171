import { respond } from "@/lib/http/answer";
import { readBody } from "@/lib/http/request/body";
import { endpoint, type Handler, publicEndpoint } from "@/lib/http/endpoint";
import type { Json } from "@/lib/http/response/json";
import type { Method } from "@/lib/http/request/method";
import { Reply } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { parsedIfJson } from "@/lib/testing/http/call";
import { spelled } from "@/lib/testing/http/spelled";

const echoInput = publicEndpoint({
  run: ({ input }) => input as Record<string, Json>,
  reply: (input) => ({ ...input }),
});

export const echo = route({ GET: echoInput, POST: echoInput, PUT: echoInput, DELETE: echoInput });

export const routeThat = (
  run: () => Json | Promise<Json>,
  others: Partial<Record<Exclude<Method, "HEAD" | "OPTIONS">, Handler>> = {},
) =>
  route({
    POST: endpoint({
      find: () => ({}),
      allow: () => true,
      run: async () => ({ answer: await run() }),
      reply: ({ answer }) => answer,
    }),
    ...others,
  });

const readBodies: RequestHandler = (request) =>
  respond(
    request,
    { method: "POST", path: "/boards/v2/echo", allow: "POST" },
    async () => new Reply(200, (await readBody(request)) as Json),
  );

export const echoOfBody = { POST: readBodies };

type RequestHandler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  params?: Record<string, string>;
}

export async function send<Served extends Method>(
  handlers: Record<Served, RequestHandler>,
  method: Served,
  { path = "/wp-json/boards/v2/echo", headers = {}, body, params = {} }: Sent = {},
) {
  const { url, headers: spelling } = spelled(path);
  const request = new Request(url, {
    method,
    headers: { ...headers, ...spelling },
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  } as RequestInit);
  const response = await handlers[method](request, { params: Promise.resolve(params) });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: parsedIfJson(text) as Record<string, unknown>,
  };
}

export const json = { "content-type": "application/json" };
export const form = { "content-type": "application/x-www-form-urlencoded" };
