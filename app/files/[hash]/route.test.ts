import { describe, expect, test } from "vitest";
import { GET, HEAD } from "./route";
import { POST as ADD } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import type { User } from "@/generated/prisma/client";
import { makeThumbnail } from "@/lib/attachments/thumbnail";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aBrowserOf,
  aFile,
  anAdmin,
  aPicture,
  aTask,
  aUser,
  basic,
  call,
  newApplicationPassword,
  removeMember,
  statusesOf,
} from "@/lib/testing";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

async function anAttached(file = aFile("notes.txt", LETTERS)) {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  const params = { board_id: world.board.id, task_id: task.id };
  const { json } = await call(ADD, { as: world.max, params, body: { file } });
  const [attachment] = json.attachments as { id: number; secure_url: string; full_url: string; file_hash: string }[];
  if (!attachment) throw new Error(JSON.stringify(json));
  return { ...world, task, attachment };
}

/** The request as Next passes it on: the rewrite has put the hash into the path and left the query. */
async function get(
  { secure_url: link, file_hash: hash }: { secure_url: string; file_hash: string },
  { url = link, method, headers }: RequestInit & { url?: string } = {},
) {
  const request = new Request(url, { headers, method });
  const response = await (method === "HEAD" ? HEAD : GET)(request, { params: Promise.resolve({ hash }) });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const byPassword = async (user: User) => basic(user.login, await newApplicationPassword(user));

describe("who gets a file", () => {
  test("a signed link serves the file to anyone, signed in or not, until it expires", async () => {
    const { attachment } = await anAttached();

    const answer = await get(attachment);

    expect([answer.status, answer.bytes.toString()]).toEqual([200, LETTERS]);
    expect(Number(/secure_sign=(\d+)/.exec(attachment.secure_url)?.[1]) * 1000 - Date.now()).toBeGreaterThan(
      12 * 3_600_000,
    );
    expect(answer.headers.get("cache-control")).toBe("private, max-age=3600");
  });

  test("without a signature the file is for people on the board and admins, by cookie or password", async () => {
    const { attachment, vera } = await anAttached();
    const plain = { url: attachment.full_url };
    const viewer = await aBrowserOf(vera);

    const answers = [
      await get(attachment, { ...plain, headers: viewer.cookie }),
      await get(attachment, { ...plain, headers: await byPassword(vera) }),
      await get(attachment, { ...plain, headers: await byPassword(await anAdmin()) }),
      await get(attachment, { ...plain, headers: await byPassword(await aUser()) }),
      await get(attachment, plain),
    ];

    expect(statusesOf(answers)).toEqual([200, 200, 200, 403, 401]);
    expect(answers[0]?.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("a person who was removed from the board no longer gets the file", async () => {
    const { attachment, vera, board } = await anAttached();
    await removeMember(board, vera);

    expect((await get(attachment, { url: attachment.full_url, headers: await byPassword(vera) })).status).toBe(403);
  });

  test("an attachment that is a link has no file to serve", async () => {
    const { attachment, max } = await anAttached();
    await db.attachment.update({
      where: { id: attachment.id },
      data: { attachmentType: "url", filePath: null, fullUrl: "https://example.com" },
    });

    expect((await get(attachment, { url: attachment.full_url, headers: await byPassword(max) })).status).toBe(403);
  });

  test("answers 404 in JSON when the storage has lost the file", async () => {
    const { attachment } = await anAttached();
    await db.attachment.update({ where: { id: attachment.id }, data: { filePath: "2020/01/01/lost" } });

    const answer = await get(attachment);

    expect([answer.status, JSON.parse(answer.bytes.toString()).message]).toEqual([404, "File not found"]);
  });
});

describe("which part of a file is served", () => {
  test.each([
    ["bytes=0-4", "bytes 0-4/26", "abcde"],
    ["bytes=20-", "bytes 20-25/26", "uvwxyz"],
    ["bytes=-3", "bytes 23-25/26", "xyz"],
    ["bytes=-100", "bytes 0-25/26", LETTERS],
    ["bytes=24-1000", "bytes 24-25/26", "yz"],
    ["bytes=0-3,2-5", "bytes 0-5/26", "abcdef"],
  ])("serves the single range %s", async (range, contentRange, text) => {
    const { attachment } = await anAttached();

    const { status, headers, bytes } = await get(attachment, { headers: { range } });

    expect([status, bytes.toString()]).toEqual([206, text]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-range": contentRange,
      "content-length": String(text.length),
      "content-type": "text/plain; charset=utf-8",
    });
  });

  test("serves many ranges as parts", async () => {
    const { attachment } = await anAttached();

    const { status, headers, bytes } = await get(attachment, { headers: { range: "bytes=0-1, 10-12, -2" } });

    const [, boundary = ""] = /^multipart\/byteranges; boundary=(\S+)$/.exec(headers.get("content-type") ?? "") ?? [];
    const part = (range: string, text: string) =>
      `\r\n--${boundary}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Range: bytes ${range}/26\r\n\r\n${text}`;
    expect(status).toBe(206);
    expect(bytes.toString()).toBe(
      `${part("0-1", "ab")}${part("10-12", "klm")}${part("24-25", "yz")}\r\n--${boundary}--\r\n`,
    );
    expect(Number(headers.get("content-length"))).toBe(bytes.length);
  });

  test.each(["bytes=26-", "bytes=100-200", "bytes=-0"])("answers 416 for %s, beyond the end", async (range) => {
    const { attachment } = await anAttached();

    const { status, headers, bytes } = await get(attachment, { headers: { range } });

    expect([status, headers.get("content-range"), bytes.length]).toEqual([416, "bytes */26", 0]);
  });

  test.each([
    "lines=0-1",
    "bytes=b-a",
    "bytes=5-2",
    `bytes=${Array.from({ length: 17 }, (_, at) => `${at}-${at}`).join(",")}`,
  ])("serves the whole file for the invalid range %s", async (range) => {
    const { attachment } = await anAttached();

    const { status, bytes } = await get(attachment, { headers: { range } });

    expect([status, bytes.toString()]).toEqual([200, LETTERS]);
  });

  test("serves the whole file when If-Range names another version, the range when it names this one, and nothing when the caller has it", async () => {
    const { attachment } = await anAttached();
    const etag = (await get(attachment)).headers.get("etag") ?? "";

    const other = await get(attachment, { headers: { range: "bytes=0-1", "if-range": '"another"' } });
    const same = await get(attachment, { headers: { range: "bytes=0-1", "if-range": etag } });
    const known = await get(attachment, { headers: { "if-none-match": `"x", ${etag}` } });

    expect([other.status, same.status, known.status, known.bytes.length]).toEqual([200, 206, 304, 0]);
  });

  test("HEAD has the headers of the whole file, without the bytes", async () => {
    const { attachment } = await anAttached();

    const whole = await get(attachment, { method: "HEAD" });
    const part = await get(attachment, { method: "HEAD", headers: { range: "bytes=0-4" } });

    for (const { status, headers, bytes } of [whole, part])
      expect([status, headers.get("content-length"), headers.get("accept-ranges"), bytes.length]).toEqual([
        200,
        "26",
        "bytes",
        0,
      ]);
    expect(part.headers.get("content-range")).toBeNull();
  });
});

describe("the thumbnail of a picture", () => {
  test("is served where requested once it exists; until then the whole picture is", async () => {
    const { attachment } = await anAttached(await aPicture({ name: "photo.jpg", width: 2_000, height: 1_000 }));
    const small = { url: `${attachment.secure_url}&size=small` };

    const before = await get(attachment, small);
    await makeThumbnail({ attachmentId: attachment.id });
    const after = await get(attachment, small);

    expect([before.headers.get("content-type"), after.headers.get("content-type")]).toEqual([
      "image/jpeg",
      "image/webp",
    ]);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(after.bytes.subarray(8, 12).toString()).toBe("WEBP");
    expect((await get(attachment)).bytes).toEqual(before.bytes);
  });

  test("is missing for a picture that is broken or claims to be huge", async () => {
    const { attachment } = await anAttached(
      aFile(
        "broken.png",
        new Uint8Array([
          0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0x7f, 0xff, 0xff, 0xff,
          0x7f, 0xff, 0xff, 0xff, 8, 2, 0, 0, 0, 0, 0, 0, 0,
        ]),
      ),
    );

    await makeThumbnail({ attachmentId: attachment.id });

    expect(await db.attachment.findUnique({ where: { id: attachment.id } })).toMatchObject({ thumbnailPath: null });
    expect((await get(attachment, { url: `${attachment.secure_url}&size=small` })).status).toBe(200);
  });
});
