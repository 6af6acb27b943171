import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CHUNK, newChunkedUpload, sendInChunks } from "@/components/files/send-in-chunks";

/** A server that takes chunks in their order, as ours does, and may lose its answers. */
let server: {
  taken: number[];
  asked: number[];
  loses: Map<number, "request" | "answer">;
  isOver: boolean;
  rejection: string | null;
};

class TestRequest {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  responseText = "";
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => "";
  abort() {
    this.onabort?.();
  }
  send(form: FormData) {
    const index = Number(form.get("chunk_index"));
    server.asked.push(index);
    const loss = server.loses.get(index);
    server.loses.delete(index);
    if (loss !== "request") this.answer(index, Number(form.get("total_chunks")));
    queueMicrotask(() => (loss ? this.onerror?.() : this.onload?.()));
  }
  answer(index: number, count: number) {
    this.upload.onprogress?.({ loaded: 10 });
    const expected = server.isOver ? 0 : server.taken.length;
    if (server.rejection) return this.refuse({ message: server.rejection });
    if (index !== expected)
      return this.refuse({ message: "Invalid chunk upload request.", data: { expected_chunk_index: expected } });
    server.taken.push(index);
    server.isOver = index === count - 1;
    this.responseText = JSON.stringify({ chunk_index: index, is_complete: server.isOver });
  }
  refuse(body: object) {
    this.status = 400;
    this.responseText = JSON.stringify(body);
  }
}

beforeEach(() => {
  server = { taken: [], asked: [], loses: new Map(), isOver: false, rejection: null };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
  vi.stubGlobal("XMLHttpRequest", TestRequest);
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { lang: "" } });
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aFile = () => new File([new Uint8Array(2 * CHUNK + 1)], "film.mp4");
const watching = () => ({ signal: new AbortController().signal, onSent: vi.fn(), onOffline: vi.fn() });

const send = (watch = watching(), upload = newChunkedUpload(aFile())) => sendInChunks("/chunk", upload, watch);

describe("a file that is sent in chunks", () => {
  test("comes whole, in order, and its last answer counts", async () => {
    const watch = watching();

    expect(await send(watch)).toEqual({
      chunk_index: 2,
      is_complete: true,
    });

    expect(server.taken).toEqual([0, 1, 2]);
    expect(watch.onSent.mock.calls).toEqual([[10], [CHUNK + 10], [2 * CHUNK + 10]]);
    expect(watch.onOffline).not.toHaveBeenCalled();
  });

  test.each(["request", "answer"] as const)(
    "goes on when the %s of a chunk is lost, and sends no other once more",
    async (lost) => {
      const watch = watching();
      server.loses.set(1, lost);

      expect(await send(watch)).toEqual({
        chunk_index: 2,
        is_complete: true,
      });

      expect([server.taken, server.asked]).toEqual([
        [0, 1, 2],
        [0, 1, 1, 2],
      ]);
      expect(watch.onOffline).toHaveBeenCalledOnce();
    },
  );

  test("is there when only the last answer was lost, and is not sent again", async () => {
    server.loses.set(2, "answer");

    expect(await send()).toBeNull();

    expect(server.asked).toEqual([0, 1, 2, 2]);
  });

  test("is gone on with where it was left", async () => {
    const upload = newChunkedUpload(aFile());
    const controller = new AbortController();
    server.loses.set(1, "request");
    const first = send(
      { ...watching(), signal: controller.signal, onOffline: vi.fn(() => controller.abort()) },
      upload,
    );
    await expect(first).rejects.toThrow();

    await send(watching(), upload);

    expect(server.asked).toEqual([0, 1, 1, 2]);
  });

  test("that is refused is not tried again", async () => {
    server.rejection = "File contents do not match the file extension.";

    await expect(send()).rejects.toThrow(server.rejection);

    expect(server.asked).toEqual([0]);
  });

  test("that is another upload's by its name is refused, not sent for ever", async () => {
    server.taken = [0, 1];

    await expect(send()).rejects.toThrow("Invalid chunk upload request.");
  });
});
