import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { Invalid } from "@/lib/errors";
import { BODY_TOO_SLOW } from "@/lib/http/request/body-chunks";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { type AcceptedFiles, withFiles } from "@/lib/http/request/files";
import { route } from "@/lib/http/route";
import { aFile, aUser, call, withSettings } from "@/lib/testing";

interface StoredText {
  value: string;
}

/** Reads one file as text. */
const asText = (given: Partial<AcceptedFiles<StoredText>> = {}): AcceptedFiles<StoredText> => ({
  field: "file",
  most: 1,
  store: async ({ content }) => ({ value: await text(content) }),
  nameOf: ({ value }) => value,
  settle: (_, work) => work(),
  ...given,
});
const upload = (files = asText(), mayStill: () => boolean = () => true) =>
  route({
    POST: uploadEndpoint({
      find: () => ({ mayStill: mayStill() }),
      allow: (_, { mayStill }) => mayStill,
      files,
      run: ({ files: [stored] }) => ({ stored }),
      reply: ({ stored }) => stored?.value ?? null,
    }),
  });

describe("the text fields of a form with a file", () => {
  const sent = (fields: Record<string, string>) => ({ ...fields, file: aFile("a.txt", "words") });

  test.each([
    ["many values", Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}`, "x".repeat(100)])), 413],
    ["many names", Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${"n".repeat(100)}${at}`, ""])), 413],
    ["letters of several bytes", { a: "€".repeat(700) }, 413],
    ["as much as a body may have", { a: "x".repeat(2_047) }, 200],
  ])("share the limit of a body: %s", async (_, fields, status) => {
    const user = await aUser();

    const answer = await withSettings({ BOARDS_JSON_LIMIT: 2_048 }, () =>
      call(upload().POST, { as: user, body: sent(fields) }),
    );

    expect(answer.status).toBe(status);
  });
});

describe("a person who lost the right while the files arrived", () => {
  test("is refused, and nothing runs; stored files are settled", async () => {
    const settled: StoredText[] = [];
    let may = true;
    const taken = asText({
      store: async ({ content }) => {
        may = false;
        return { value: await text(content) };
      },
      settle: (stored, work) => work().finally(() => settled.push(...stored)),
    });

    const answer = await call(upload(taken, () => may).POST, {
      as: await aUser(),
      body: { file: aFile("a.txt", "words") },
    });

    expect([answer.status, settled]).toEqual([403, [{ value: "words" }]]);
  });

  test("is checked again: it runs with what is found then", async () => {
    let checks = 0;
    const { POST } = route({
      POST: uploadEndpoint({
        find: () => ({ turn: (checks += 1) }),
        allow: () => true,
        files: asText(),
        run: ({ turn }) => ({ turn }),
        reply: ({ turn }) => turn,
      }),
    });

    expect((await call(POST, { as: await aUser(), body: { file: aFile("a.txt", "words") } })).json).toBe(2);
  });
});

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of';
const requestOf = (body: ReadableStream) =>
  new Request("https://boards.test/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body,
    duplex: "half",
  } as RequestInit);

describe("a body that breaks off", () => {
  /** Sends the beginning, and nothing more once the connection is closed. */
  function breaking() {
    let sent: ReadableStreamDefaultController | undefined;
    const request = requestOf(
      new ReadableStream({ start: (controller) => (sent = controller).enqueue(Buffer.from(head)) }),
    );
    return { request, close: (error: Error) => sent?.error(error) };
  }

  test.each([
    ["by the client", new Error("aborted"), 499],
    ["as it comes too slowly", Object.assign(new Error("slow"), { code: BODY_TOO_SLOW }), 408],
  ])("%s is refused, and no file is stored", async (_, error, status) => {
    const { request, close } = breaking();
    const settled: StoredText[] = [];

    const received = withFiles(
      request,
      asText({ settle: (stored, work) => work().finally(() => settled.push(...stored)) }),
      {},
      async () => "done",
    );
    close(error);

    await expect(received).rejects.toMatchObject({ status });
    expect(settled).toEqual([]);
  });

  test("after another refusal is ignored", async () => {
    const { request, close } = breaking();

    await expect(
      withFiles(request, asText({ store: () => Promise.reject(new Invalid("Not this one.")) }), {}, async () => "done"),
    ).rejects.toThrow("Not this one.");

    close(new Error("aborted"));
  });

  test("is different from one that arrives byte by byte", async () => {
    const rest = [..." the words\r\n--x--\r\n"].map((letter) => Buffer.from(letter));
    const request = requestOf(
      new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from(head)),
        pull: (controller) => (rest.length > 0 ? controller.enqueue(rest.shift()) : controller.close()),
      }),
    );

    const { files } = await withFiles(request, asText(), {}, async (form) => form);

    expect(files).toEqual([{ value: "half of the words" }]);
  });
});
