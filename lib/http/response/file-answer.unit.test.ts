import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { fileAnswer, type SentFile } from "@/lib/http/response/file-answer";
import { StoredFileMissing } from "@/lib/storage/storage";

const CONTENT = Buffer.alloc(1024 * 1024, "a");

/** A file that remembers what was opened of it. */
function aFile(given: Partial<SentFile> = {}) {
  const opened: Readable[] = [];
  async function open({ start, end } = { start: 0, end: CONTENT.length - 1 }) {
    const stream = Readable.from([CONTENT.subarray(start, end + 1)], { objectMode: false });
    opened.push(stream);
    return stream;
  }
  const file: SentFile = {
    name: "notes.txt",
    type: "text/plain",
    size: CONTENT.length,
    version: "1",
    isShown: false,
    maxAge: 0,
    open,
    ...given,
  };
  return { file, opened };
}

const asking = (range: string | undefined, signal?: AbortSignal, method = "GET") =>
  new Request("https://boards.test/files/x", { method, headers: range === undefined ? {} : { range }, signal });

const WAYS: [what: string, range: string | undefined][] = [
  ["the whole file", undefined],
  ["a range", "bytes=0-99"],
  ["several ranges", "bytes=0-99,200-299"],
];

describe.each(WAYS)("somebody who asks for %s and goes away", (_, range) => {
  test("before it was opened leaves nothing open", async () => {
    const { file, opened } = aFile();
    const request = asking(range, AbortSignal.abort());

    await fileAnswer(request, file);

    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  test("while it is opened leaves nothing open", async () => {
    const { file: whole, opened } = aFile();
    const leaving = new AbortController();
    const file = {
      ...whole,
      open: (part?: { start: number; end: number }) => whole.open(part).finally(() => leaving.abort()),
    };

    await fileAnswer(asking(range, leaving.signal), file);

    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  test("before a byte of it was taken leaves nothing open", async () => {
    const { file, opened } = aFile();
    const leaving = new AbortController();
    const response = await fileAnswer(asking(range, leaving.signal), file);

    leaving.abort();

    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

test.each(WAYS)("a storage that breaks once %s is opened ends the answer, and nothing else", async (_, range) => {
  const { file, opened } = aFile();
  const response = await fileAnswer(asking(range), file);

  opened[0]?.destroy(new Error("the storage is gone"));

  await expect(response.arrayBuffer()).rejects.toThrow();
});

test.each(WAYS)("%s of a file that the storage lacks is told before the first byte", async (_, range) => {
  const { file } = aFile({ open: () => Promise.reject(new StoredFileMissing()) });

  await expect(fileAnswer(asking(range), file)).rejects.toThrow(StoredFileMissing);
});

test.each(["bytes=0-99", "bytes=0-99,200-299", "bytes=99999999-"])(
  "HEAD with %s tells of the whole, as ranges are for GET",
  async (range) => {
    const { file, opened } = aFile();

    const { status, headers, body } = await fileAnswer(asking(range, undefined, "HEAD"), file);

    expect([status, headers.get("content-length"), headers.get("content-range"), body, opened]).toEqual([
      200,
      String(CONTENT.length),
      null,
      null,
      [],
    ]);
  },
);

test("several ranges are opened one after the other, and each is closed", async () => {
  const { file, opened } = aFile();

  const text = await (await fileAnswer(asking("bytes=0-1,10-12,20-23"), file)).text();

  expect(text.match(/^a+/gm)).toEqual(["aa", "aaa", "aaaa"]);
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
});
