import type { AboutTask } from "@/components/assistant/text/about-task";
import { ApiError, openStream } from "@/lib/api";
import type { WritingAction } from "@/lib/assistant/prompts";

export interface Wish {
  action: WritingAction;
  prompt: string;
  tone: string;
}

/** All of the answer that has arrived, each time that more arrives. @throws ApiError, also when it ends too early */
export async function* answersTo(
  { action, prompt, tone }: Wish,
  content: string,
  about: AboutTask,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const body = { action, content, prompt, tone, context: { ...about } };
  let answer = "";
  for await (const { name, data } of eventsOf(await openStream("/boards/v2/ai/generate", body, signal))) {
    if (name === "failed") throw failureOf(data);
    answer = name === "done" ? (data.content ?? "") : answer + (data.text ?? "");
    yield answer;
    if (name === "done") return;
  }
  throw new ApiError(0, "unreachable", "");
}

const failureOf = ({ message = "", data }: AnswerEvent["data"]) =>
  new ApiError(data?.status ?? 500, "failed", data?.screen?.message ?? message);

interface AnswerEvent {
  name: string;
  data: {
    text?: string;
    content?: string;
    message?: string;
    data?: { status: number; screen?: { message: string } };
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<AnswerEvent> {
  let rest = "";
  for await (const piece of textsOf(body)) {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) yield eventOf(block);
  }
}

function eventOf(block: string): AnswerEvent {
  const [name = "", data = "{}"] = ["event", "data"].map(
    (field) => new RegExp(`^${field}: (.*)$`, "m").exec(block)?.[1],
  );
  return { name, data: JSON.parse(data) };
}

/** Not every browser can iterate over a stream. @throws ApiError for a lost connection */
async function* textsOf(body: Response["body"]): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, BufferSource>).getReader();
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw Object.assign(new ApiError(0, "unreachable", ""), { cause });
    });
    if (done) return;
    yield value;
  }
}
