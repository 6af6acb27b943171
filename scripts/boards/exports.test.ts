import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rmSync } from "node:fs";
import { db } from "@/lib/db";
import { readSetting } from "@/lib/settings/read";
import { sealKeys } from "@/lib/storage/bucket-access";
import { storeFile } from "@/lib/storage/ledger";
import { placeOf } from "@/lib/storage/place";
import {
  anAdmin,
  anAttachment,
  aBoardOfAnna,
  aFullBoard,
  aTask,
  newApplicationPassword,
  withAssistant,
} from "@/lib/testing";
import { MODEL_KEY } from "@/lib/testing/doubles/model-server";
import { zipTexts } from "@/lib/testing/probes/zip";
import { runCommand } from "@/scripts/boards/command";
import { exportCommands } from "@/scripts/boards/exports";
import { importBoardCommands } from "@/scripts/boards/import-board";

async function boards(...words: string[]): Promise<string> {
  const output: string[] = [];
  const terminal = { print: (text: string) => void output.push(text), confirm: async () => true };
  await runCommand({ ...exportCommands, ...importBoardCommands }, words, terminal);
  return output.join("\n");
}

function aFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "boards-exports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("export-board writes a file that import-board makes a board of", async () => {
  const { anna, board, task } = await aFullBoard();
  await anAdmin();
  const { path: filePath } = await storeFile("2027/here", [Buffer.from("Here.")]);
  await anAttachment(task, { title: "here.txt", filePath });
  const folder = aFolder();
  const [zip, json] = [path.join(folder, "board.zip"), path.join(folder, "board.json")];

  expect(await boards("export-board", String(board.id), zip)).toBe(
    `Success: Exported board ${board.id} with 5 tasks to ${zip}.`,
  );
  await boards("export-board", String(board.id), json);
  expect(await boards("import-board", zip)).toMatch(/^Success: Imported board \d+ with 5 tasks and \d subtasks\.$/);
  expect(await boards("import-board", json, `--user=${anna.login}`)).toMatch(/^Success: Imported board/);

  expect(readdirSync(folder).sort()).toEqual(["board.json", "board.zip"]);
  expect(statSync(zip).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(json, "utf8")).board.title).toBe(board.title);
  expect(await db.board.count()).toBe(3);
});

test("export-site writes all boards, people, folders and settings, but nothing secret", async () => {
  const [first, second] = [await aBoardOfAnna(), await aBoardOfAnna()];
  const admin = await anAdmin({ login: "root", passwordHash: "$secret-hash" });
  await newApplicationPassword(admin);
  await db.setting.create({ data: { key: "captcha", value: { provider: "x", secret: "captcha-secret" } } });
  await db.setting.create({ data: { key: "site", value: { title: "Unser Team" } } });
  const folder = await db.folder.create({ data: { title: "Ordner" } });
  await db.board.update({
    where: { id: first.board.id },
    data: { folderId: folder.id, publicAccessSecret: "public-secret", publicAccessEnabled: true },
  });
  await aTask(second.toDo, { title: "Two" });
  const file = path.join(aFolder(), "site.zip");

  expect(await boards("export-site", file)).toBe(`Success: Exported https://boards.test with 2 boards to ${file}.`);

  const texts = await zipTexts(readFileSync(file));
  const boardFile = ({ board }: typeof first) => `boards/${board.id}/board.json`;
  expect(Object.keys(texts)).toEqual(["site.json", "people.json", "folders.json", boardFile(first), boardFile(second)]);
  expect(JSON.parse(texts["site.json"] ?? "").settings.site.title).toBe("Unser Team");
  expect(JSON.parse(texts["people.json"] ?? "")).toHaveLength(await db.user.count());
  expect(JSON.parse(texts["folders.json"] ?? "")).toMatchObject([
    { title: "Ordner", boards: [String(first.board.id)] },
  ]);
  expect(Object.values(texts).join()).not.toMatch(/secret|password|digest|photo_key/i);
});

test("export-site has no secret of the settings `assistant`, `storage` and `mcp`, sealed or not", async () => {
  const { anna } = await aBoardOfAnna();
  await withAssistant();
  const keys = { accessKey: "AKIA-BUCKET-KEY", secretKey: "bucket-secret-key" };
  const facts = { driver: "s3_compatible", endpoint: "https://minio.internal", name: "bucket-of-files", region: "" };
  const bucket = await db.bucket.create({ data: { ...facts, subFolder: "", encryptedKeys: sealKeys(keys) } });
  await db.setting.create({ data: { key: "storage", value: { place: placeOf(bucket) } } });
  await db.setting.create({ data: { key: "mcp", value: { enabled: true } } });
  await newApplicationPassword(anna);
  const sealed = (await readSetting(db, "assistant")) as { api_key: string };
  const file = path.join(aFolder(), "site.zip");

  await boards("export-site", file);

  const text = Object.values(await zipTexts(readFileSync(file))).join();
  const secrets = [MODEL_KEY, sealed.api_key, ...Object.values(keys), bucket.encryptedKeys, bucket.endpoint];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test("refuses what is no board, folder or file", async () => {
  const { board } = await aBoardOfAnna();

  await expect(boards("export-board", "99", "/tmp/x.zip")).rejects.toThrow("Error: Invalid board ID: '99'");
  await expect(boards("export-board", String(board.id), "/nowhere/x.zip")).rejects.toThrow(
    "There is no folder /nowhere.",
  );
  await expect(boards("export-site", os.tmpdir())).rejects.toThrow("is a folder.");
  await expect(boards("import-board", "/nowhere.zip", "--user=1")).rejects.toThrow("There is no file /nowhere.zip.");
});
