import "server-only";
import { Readable } from "node:stream";
import { cleanAnswer } from "@/lib/assistant/write";
import { Refusal } from "@/lib/errors";
import { screenTextsOf } from "@/lib/http/response/screen-texts";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { StreamedReply } from "@/lib/http/response/reply";
import { logger } from "@/lib/logger";

type Written = { content: string };

/**
 * The text as a whole, or as events for those who accept them: `text` for each piece, then `done` with the whole text without HTML, or `failed` with
 * the reason. What is refused before the first piece is thrown. An answer that is kept for repeats is never streamed.
 */
export async function writtenFor(request: Request, pieces: AsyncGenerator<string>): Promise<Written | StreamedReply> {
  if (!wantsEvents(request)) return { content: await cleanAnswer(pieces) };

  const first = await pieces.next();
  return new StreamedReply(streamOf(eventsOf(request, first.done ? [] : first.value, pieces)));
}

const wantsEvents = ({ headers }: Request): boolean =>
  (headers.get("accept") ?? "").includes("text/event-stream") && !headers.has("idempotency-key");

async function* eventsOf(
  request: Request,
  first: string | [],
  pieces: AsyncGenerator<string>,
): AsyncGenerator<Uint8Array> {
  const sent: string[] = [];
  async function* all() {
    for (const piece of [first].flat()) yield piece;
    yield* pieces;
  }
  try {
    for await (const piece of all()) {
      sent.push(piece);
      yield event("text", { text: piece });
    }
    yield event("done", { content: await cleanAnswer(ofList(sent)) });
  } catch (error) {
    yield event("failed", failureOf(request, error));
  }
}

function failureOf(request: Request, error: unknown): object {
  if (!(error instanceof Refusal)) logger().error({ err: error }, "a streamed answer of the assistant failed");
  const { message, status } = error instanceof Refusal ? error : { message: "Something went wrong", status: 500 };
  const locale = screenLocale(request);
  const data = { status };
  return { message, data: locale ? { ...data, screen: screenTextsOf({ message, data }, status, locale) } : data };
}

async function* ofList(pieces: string[]) {
  yield* pieces;
}

const encoder = new TextEncoder();

const event = (name: string, data: object): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** A reader who leaves ends the request to the provider. */
const streamOf = (events: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(events)) as ReadableStream<Uint8Array>;
