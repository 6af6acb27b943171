import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ownInstallation } from "@/e2e/support/own-installation";
import { repeatRequest, isGood } from "./load";
import { databaseOf } from "./own-database";
import { aBoard, aTask, postTask, senderAt, upload } from "./root";

const patience = { timeout: 90_000 };
const MEBIBYTE = 1024 * 1024;

let installation: ReturnType<typeof ownInstallation>;
let isMounted = false;

test.beforeAll(() => {
  installation = ownInstallation("full");
  isMounted = mountSmallDisk(installation.dataDir);
});

test.afterAll(() => {
  if (isMounted) execFileSync("umount", ["--lazy", installation.dataDir]);
  installation.remove();
});

test("S41: a full disk is reported, loses nothing acknowledged, and needs no restart once there is space", async () => {
  test.skip(!isMounted, "only root can mount a small disk");
  test.setTimeout(300_000);
  const server = await installation.start();
  const address = `http://localhost:${server.port}`;
  const send = senderAt(address);
  const board = await aBoard(send, "Busy");
  const acknowledged: string[] = [];
  const write = (writer: number) => {
    let at = 0;
    return async () => {
      const title = `writer ${writer} task ${(at += 1)}`;
      const response = await postTask(send, board, title, { description: "words ".repeat(2000) });
      if (response.ok) acknowledged.push(title);
      return response;
    };
  };
  const task = await aTask(send, board, "With a file");
  const uploadLarge = () => upload(address, task, new File(["word ".repeat(MEBIBYTE)], "words.txt"));

  const filler = fillDisk(installation.dataDir);
  const refused = await uploadLarge();
  expect([refused.status, (await refused.json()).code]).toEqual([507, "rest_insufficient_storage"]);
  const writers = Array.from({ length: 8 }, (_, at) =>
    repeatRequest("a write", write(at), (status) => (status >= 200 && status < 300 ? 0 : 200)),
  );
  const answers = () => writers.flatMap((writer) => writer.answers);
  await expect.poll(() => answers().filter((answer) => !isGood(answer)).length, patience).toBeGreaterThan(20);

  rmSync(filler);
  const roomAt = Date.now();
  await expect
    .poll(() => answers().filter((answer) => isGood(answer) && answer.at > roomAt).length, patience)
    .toBeGreaterThan(50);
  const goodAgain = answers().flatMap((answer) => (isGood(answer) && answer.at > roomAt ? [answer.at - roomAt] : []));
  console.log(`Good again ${Math.min(...goodAgain)} ms after there was room.`);
  await Promise.all(writers.map(({ end }) => end()));

  const seen = [...new Set(answers().map(({ status }) => status))].sort();
  console.log(
    `Answers: ${seen.map((status) => `${answers().filter((answer) => answer.status === status).length} of ${status}`).join(", ")}`,
  );
  expect(seen.filter((status) => ![0, 200, 201, 503, 507].includes(status))).toEqual([]);
  expect(answers().filter(({ status, retryAfter }) => [503, 507].includes(status) && !retryAfter)).toEqual([]);
  const { query } = await databaseOf(installation.dataDir);
  const written = new Set((await query<{ title: string }>("SELECT title FROM task")).map(({ title }) => title));
  expect(acknowledged.filter((title) => !written.has(title))).toEqual([]);
  expect((await uploadLarge()).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

function mountSmallDisk(folder: string) {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=220m,mode=755", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function fillDisk(folder: string) {
  const file = path.join(folder, "filler");
  const descriptor = openSync(file, "w");
  for (const size of [MEBIBYTE, 4096]) while (hasWritten(descriptor, size));
  closeSync(descriptor);
  return file;
}

function hasWritten(descriptor: number, size: number) {
  try {
    return writeSync(descriptor, Buffer.alloc(size, 1)) > 0;
  } catch {
    return false;
  }
}
