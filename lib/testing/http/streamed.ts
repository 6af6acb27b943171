const CHUNK = 64 * 1024;

/** A body that comes a chunk at a time, with no word of how long it is, and how many characters of it were taken. */
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
