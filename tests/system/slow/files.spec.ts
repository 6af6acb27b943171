import { createHash, randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { kill } from "@/scripts/start/processes.mjs";
import { type Installation, test } from "@/tests/system/installation";
import { MEBIBYTE, memoryOf, watchMemory, webServerOf } from "./memory";
import { databaseOf } from "./own-database";
import { aBoard, aTask, root, senderAt, upload } from "./root";

const patience = { timeout: 90_000 };

interface Attachment {
  title: string;
  file_path: string;
  secure_url: string;
}

test("files arrive complete in constant memory, uploads resume after a kill, acknowledged files stay and orphans are removed", async ({
  installation,
}) => {
  test.setTimeout(400_000);
  const first = await installation.start();
  const send = senderAt(addressAt(first.port));
  const task = await aTask(send, await aBoard(send, "Files"), "With files");

  await test.step("100 MB up and down again", async () => {
    const size = 100 * MEBIBYTE;
    const server = webServerOf(installation);
    const before = memoryOf(server);
    const watched = watchMemory(server);
    const { digest, attachment } = await uploadLarge(first.port, task, size);
    const peak = watched.stop();

    expect(attachment.title).toBe("large.csv");
    expect(await digestOfDownload(first.port, attachment)).toBe(digest);
    // Buffering the file would take 100 MB more, parsing it as form data 240.
    expect(
      (peak - before) / MEBIBYTE,
      `${watched.curve.map((bytes) => Math.round(bytes / MEBIBYTE)).join(" ")} MB`,
    ).toBeLessThan(80);
  });

  const text = "0123456789".repeat(4);
  await test.step("half of a file in chunks", async () => {
    for (const index of [0, 1])
      expect(await sendChunk(first.port, task, text, index)).toMatchObject({ is_complete: false });
  });

  const acknowledged: Attachment[] = [];
  await test.step("killed during 50 uploads", async () => {
    const uploads = Array.from({ length: 50 }, (_, at) =>
      sendFile(first.port, task, `${at}.txt`, `${at} `.repeat(60_000)).then(
        (attachment) => attachment && acknowledged.push(attachment),
      ),
    );
    await expect.poll(() => acknowledged.length, patience).toBeGreaterThan(10);
    const server = webServerOf(installation);
    first.signal("SIGKILL");
    kill(server);
    await Promise.all(uploads);
  });

  const second = await installation.start(first.port);
  await test.step("what was acknowledged is there, byte for byte", async () => {
    const storedAttachments = await attachmentsOf(second.port, task);
    for (const { title, file_path } of acknowledged)
      expect(storedAttachments.map((each) => [each.title, each.file_path])).toContainEqual([title, file_path]);
    for (const attachment of storedAttachments.filter(({ title }) => title.endsWith(".txt"))) {
      const number = parseInt(attachment.title, 10);
      expect(await digestOfDownload(second.port, attachment)).toBe(sha256(`${number} `.repeat(60_000)));
    }
  });

  await test.step("the file in chunks goes on where it was", async () => {
    expect(await sendChunk(second.port, task, text, 2)).toMatchObject({ is_complete: false });
    const last = await sendChunk(second.port, task, text, 3);
    expect(last).toMatchObject({ is_complete: true });
    expect(await digestOfDownload(second.port, last.attachments?.[0])).toBe(sha256(text));
  });

  await test.step("no other file stays", async () => {
    await ageFilesByADay(installation);
    const wanted = (await attachmentsOf(second.port, task)).map(({ file_path }) => file_path).sort();
    await expect.poll(() => storedFiles(installation).sort(), patience).toEqual(wanted);
  });

  second.signal("SIGINT");
  expect(await second.ended).toBe(0);
});

type Task = Awaited<ReturnType<typeof aTask>>;

const addressAt = (port: number) => `http://localhost:${port}`;
const addressOf = (port: number, { id, board_id }: Task, word: string) =>
  `${addressAt(port)}/wp-json/boards/v2/projects/${board_id}/tasks/${id}/${word}`;

async function attachmentsOf(port: number, task: Task): Promise<Attachment[]> {
  return (await (await fetch(addressOf(port, task, "attachment"), { headers: root })).json()).attachments;
}

/** Null when the server ended before it confirmed the upload. */
async function sendFile(port: number, task: Task, name: string, content: string): Promise<Attachment | null> {
  try {
    const answer = await upload(addressAt(port), task, new File([content], name));
    return answer.ok ? (await answer.json()).attachments[0] : null;
  } catch {
    return null;
  }
}

async function sendChunk(
  port: number,
  task: Task,
  text: string,
  index: number,
): Promise<{ is_complete: boolean; attachments?: Attachment[] }> {
  const body = new FormData();
  const fields = {
    file_name: "chunks.md",
    file_size: text.length,
    chunk_index: index,
    total_chunks: 4,
    upload_id: "resumed",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  body.append("chunk", new File([text.slice(index * 10, (index + 1) * 10)], "blob"));
  return (
    await fetch(addressOf(port, task, "add-task-attachment-file-chunk"), { method: "POST", headers: root, body })
  ).json();
}

/** Streams the form, so that this process doesn't buffer 100 MB either. */
async function uploadLarge(port: number, task: Task, size: number) {
  const hash = createHash("sha256");
  const boundary = "----e2e";
  const line = Buffer.from(`${randomBytes(32_767).toString("hex")}\n`.slice(0, 65_536));
  async function* form() {
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.csv"\r\nContent-Type: text/csv\r\n\r\n`,
    );
    for (let sent = 0; sent < size; sent += line.length) {
      const piece = line.subarray(0, Math.min(line.length, size - sent));
      hash.update(piece);
      yield piece;
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const request = http.request(addressOf(port, task, "add-task-attachment-file"), {
    method: "POST",
    headers: { ...root, "content-type": `multipart/form-data; boundary=${boundary}` },
  });
  const answered = new Promise<http.IncomingMessage>((done, fail) => request.on("response", done).on("error", fail));
  Readable.from(form()).pipe(request);
  const { attachments } = JSON.parse((await buffer(await answered)).toString()) as { attachments: [Attachment] };
  return { digest: hash.digest("hex"), attachment: attachments[0] };
}

async function digestOfDownload(port: number, attachment: Attachment | undefined): Promise<string> {
  const answer = await fetch(
    String(attachment?.secure_url).replace(/^http:\/\/localhost:\d+/, `http://localhost:${port}`),
  );
  expect(answer.status).toBe(200);
  const hash = createHash("sha256");
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) hash.update(bytes);
  return hash.digest("hex");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Unclaimed files are removed after a day, so this dates the ledger back a day and runs the job. */
async function ageFilesByADay({ dataDir }: Installation) {
  const { query } = await databaseOf(dataDir);
  await query("UPDATE discarded_file SET remove_at = remove_at - interval '1 day'");
  await query("SELECT graphile_worker.add_job('clear-discarded-files', '{}'::json)");
}

function storedFiles({ dataDir }: Installation): string[] {
  const folder = path.join(dataDir, "files");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
