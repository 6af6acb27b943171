import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { anOutsideServer } from "@/lib/testing/doubles/outside";
import { troubled } from "@/lib/testing/doubles/trouble";

/** What the server accepts. */
export const MODEL_KEY = "sk-test-0123456789abcdef9xYz";

export interface AskedModel {
  path: string;
  key: string;
  /** As it was sent. */
  body: string;
  model: string;
}

interface Spoken {
  /** The pieces of an answer. Without them, a fitting one. */
  pieces?: string[];
  models?: string[];
}

/**
 * A server with a language model that speaks both dialects, and is that of the providers a and b until the test ends. `heard` has the questions, each with all
 * that was sent.
 */
export async function aModelServer({ pieces, models = ["own-model", "other-model"] }: Spoken = {}) {
  const heard: AskedModel[] = [];
  const { listener, ...trouble } = troubled((request, response) => {
    answer(request, response, { heard, models, ...(pieces && { pieces }) }).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  });
  const server = await anOutsideServer(listener);
  const { AI_PROVIDER_A_URL, AI_PROVIDER_B_URL, OUTSIDE_ALLOW } = env();
  onTestFinished(() => void Object.assign(env(), { AI_PROVIDER_A_URL, AI_PROVIDER_B_URL, OUTSIDE_ALLOW }));
  const address = `${server.url}v1`;
  Object.assign(env(), {
    AI_PROVIDER_A_URL: address,
    AI_PROVIDER_B_URL: address,
    OUTSIDE_ALLOW: [...OUTSIDE_ALLOW, server.place],
  });
  return { ...server, ...trouble, address, heard };
}

interface Answering extends Spoken {
  heard: AskedModel[];
}

async function answer(request: IncomingMessage, response: ServerResponse, { heard, pieces, models }: Answering) {
  const { url: path = "", headers } = request;
  const key = String(headers["x-api-key"] ?? headers.authorization?.replace("Bearer ", "") ?? "");
  if (path.endsWith("/models"))
    return void response.end(JSON.stringify({ object: "list", data: models?.map((id) => ({ id })) }));

  const body = await text(request);
  const { model } = JSON.parse(body) as { model: string };
  heard.push({ path, key, body, model });
  if (key !== "" && key !== MODEL_KEY)
    return void response
      .writeHead(401, { "content-type": "application/json" })
      .end(JSON.stringify({ error: { message: `Incorrect API key provided: ${key}. <b>Check</b> it.`, code: "key" } }));

  const said = pieces ?? fittingAnswer(body);
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const line of path.endsWith("/messages") ? asMessages(said, model) : asCompletions(said, model))
    response.write(line);
  response.end();
}

function fittingAnswer(body: string): string[] {
  if (body.includes("JSON array")) return ['["Reserve a room",', ' "Send the invitation"]'];
  if (body.includes("Answer with JSON like")) return ['{"labels": ["Urgent"], "priority": "high"}'];
  if (body.includes("Summarize the task")) return ["**TL;DR:** A room", " is missing."];
  return ["We need:\n\n", "- a room\n- music"];
}

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

export function asCompletions(pieces: string[], model = "m"): string[] {
  const chunk = (choices: object[], usage?: object) =>
    data({ id: "1", object: "chat.completion.chunk", created: 1, model, choices, ...(usage && { usage }) });
  return [
    ...pieces.map((content) => chunk([{ index: 0, delta: { role: "assistant", content } }])),
    chunk([{ index: 0, delta: {}, finish_reason: "stop" }]),
    chunk([], { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }),
    "data: [DONE]\n\n",
  ];
}

function asMessages(pieces: string[], model: string): string[] {
  const event = (type: string, rest: object) => `event: ${type}\n${data({ type, ...rest })}`;
  const usage = { input_tokens: 120, output_tokens: 1 };
  const message = { id: "1", type: "message", role: "assistant", model, content: [], stop_reason: null, usage };
  return [
    event("message_start", { message }),
    event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    ...pieces.map((piece) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text: piece } })),
    event("content_block_stop", { index: 0 }),
    event("message_delta", { delta: { stop_reason: "end_turn", stop_sequence: null }, usage: { output_tokens: 30 } }),
    event("message_stop", {}),
  ];
}
