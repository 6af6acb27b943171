import { server } from "@/components/testing/server";

/** Answers with server-sent events, one by one as the test sends them; the latest request gets them. */
export function streamAnswers(pattern: string) {
  let to: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isAborted = false;
  server.answer(pattern, ({ signal }) => {
    isAborted = false;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (to = controller) });
    signal?.addEventListener("abort", () => {
      isAborted = true;
      to?.error(signal.reason);
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  });
  return {
    send: (name: string, data: object) =>
      to?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    lose: () => to?.error(new TypeError("network error")),
    isAborted: () => isAborted,
  };
}
