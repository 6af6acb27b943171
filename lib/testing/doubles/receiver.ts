import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { anOutsideServer } from "@/lib/testing/doubles/outside";

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => unknown;

/** A receiver of webhooks, which may be called until the test ends. `answer` can be replaced. */
export async function aReceiver(answer: Answer = (response) => response.end("ok")) {
  const received: Received[] = [];
  const receiver = { received, answer };
  const server = await anOutsideServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url = "", headers } = request;
      received.push({ method, url, headers, body });
      receiver.answer(response, { method, url, headers, body });
    });
  });
  const { OUTSIDE_ALLOW } = env();
  onTestFinished(() => void Object.assign(env(), { OUTSIDE_ALLOW }));
  Object.assign(env(), { OUTSIDE_ALLOW: [...OUTSIDE_ALLOW, server.place] });
  return Object.assign(receiver, { url: `${server.url}hook`, place: server.place });
}
