import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { GET } from "@/app/files/[hash]/route";
import { POST as ADD } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import { signedLink } from "@/lib/attachments/signature";
import { db } from "@/lib/db";
import { spellingOf } from "@/server/spelling";
import { aFile, aTaskOfAnna, call } from "@/lib/testing";

const SECRET = "what only this board may read";

async function aSecretFile() {
  const { max, params } = await aTaskOfAnna();
  for (const name of ["first.txt", "second.txt"])
    await call(ADD, { as: max, params, body: { file: aFile(name, SECRET) } });
  const [first, second] = await db.attachment.findMany({ orderBy: { id: "asc" } });
  if (!first || !second) throw new Error("Two files were attached.");
  return { first, second };
}

async function get(hash: string, query: string) {
  const response = await GET(new Request(`https://boards.test/files/${encodeURIComponent(hash)}?${query}`), {
    params: Promise.resolve({ hash }),
  });
  return { status: response.status, text: await response.text() };
}

const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3_600;
const hour = Math.floor(Date.now() / 3_600_000);
const signOf = ({ id }: { id: number }, now?: number) =>
  /secure_sign=(.+)$/.exec(signedLink({ id, fileHash: "x", owner: "task" }, now))?.[1] ?? "";
const md5 = ({ id }: { id: number }) => createHash("md5").update(`${id}${hour}`).digest("hex");

describe("S9 a link to a file", () => {
  test.each<[string, (file: { id: number; fileHash: string }, other: { id: number }) => string]>([
    ["the reference's md5 of id and hour", md5],
    ["the same with an expiry", (file) => `${inHours(1)}.${md5(file)}`],
    [
      "an HMAC with another secret",
      ({ id }) =>
        `${inHours(1)}.${createHmac("sha256", "guessed")
          .update(`${id}.${inHours(1)}`)
          .digest("hex")}`,
    ],
    ["a later expiry", (file) => signOf(file).replace(/^\d+/, (expiry) => String(Number(expiry) + 3_600))],
    ["the signature of another file", (_, other) => signOf(other)],
    ["a signature that is over", (file) => signOf(file, Date.now() - 14 * 3_600_000)],
    ["a truncated signature", (file) => signOf(file).slice(0, -1)],
    ["a signature with more behind it", (file) => `${signOf(file)}0`],
    ["an expiry without a signature", () => `${inHours(1)}.`],
    ["a signature without an expiry", (file) => signOf(file).replace(/^\d+\./, "")],
    ["an expiry that is no number", (file) => signOf(file).replace(/^\d+/, "Infinity")],
    ["nothing", () => ""],
  ])("is refused with 403 for %s", async (_, forge) => {
    const { first, second } = await aSecretFile();

    const answer = await get(first.fileHash, `secure_sign=${encodeURIComponent(forge(first, second))}`);

    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(SECRET);
  });

  test("opens only its own file", async () => {
    const { first, second } = await aSecretFile();
    const sign = signOf(first);

    expect(await get(first.fileHash, `secure_sign=${sign}`)).toEqual({ status: 200, text: SECRET });
    expect((await get(second.fileHash, `secure_sign=${sign}`)).status).toBe(403);
  });

  test.each(["fbs_type=public_url", "fbs_type=public_url&fbs_bid=1", "fbs_type=public_url&fbs_bid=../../"])(
    "is refused with 401 for an anonymous caller with %s instead of a signature",
    async (query) => {
      const { first } = await aSecretFile();

      const answer = await get(first.fileHash, query);

      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain(SECRET);
    },
  );

  test.each(["../../../etc/passwd", "..%2f..%2fsecret", "a/b", "", "\0", "x".repeat(5_000), "%"])(
    "finds no file for a path as hash: %j",
    async (hash) => {
      await aSecretFile();

      expect((await get(hash, `secure_sign=${inHours(1)}.${"0".repeat(64)}`)).status).toBe(403);
    },
  );

  test("accepts only letters and digits as a hash", () => {
    const hashOf = (text: string) =>
      spellingOf("/", `?fbs=1&fbs_attachment=${text}`, { BOARDS_SLUG: "boards", BOARDS_REST_PREFIX: "wp-json" }).path;

    expect(["abcDEF123", "..%2Fx", "a/b", "a%00", ""].map(hashOf)).toEqual(["/files/abcDEF123", "/", "/", "/", "/"]);
  });
});
