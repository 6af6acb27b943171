const CHUNK = 64 * 1024;

/** A body in chunks without a Content-Length, and the number of characters that were read. */
export function streamed(text: string) {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= text.length) return controller.close();
      controller.enqueue(Buffer.from(text.slice(at, at + CHUNK)));
      at += CHUNK;
    },
  });
  return { body, taken: () => at };
}
