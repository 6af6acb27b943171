import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { anOutsideServer } from "@/lib/testing/doubles/outside";

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

type Answer = (response: ServerResponse, received: Received) => unknown;

/** A receiver of webhooks or a push service, which may be called until the test ends. `answer` can be replaced. */
export async function aReceiver(answer: Answer = (response) => response.end("ok")) {
  const received: Received[] = [];
  const receiver = { received, answer };
  const server = await anOutsideServer((request, response) => {
    void buffer(request).then((bytes) => {
      const { method = "", url = "", headers } = request;
      const sent = { method, url, headers, bytes, body: bytes.toString() };
      received.push(sent);
      receiver.answer(response, sent);
    });
  });
  const { OUTSIDE_ALLOW } = env();
  onTestFinished(() => void Object.assign(env(), { OUTSIDE_ALLOW }));
  Object.assign(env(), { OUTSIDE_ALLOW: [...OUTSIDE_ALLOW, server.place] });
  return Object.assign(receiver, { url: `${server.url}hook`, place: server.place });
}
