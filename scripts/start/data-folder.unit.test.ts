import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Refusal } from "@/scripts/refusal.mjs";
import { ensureDataFolder, ensureSecret } from "@/scripts/start/data-folder.mjs";

function aFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "boards-data-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a data folder that cannot be written is refused with a sentence", () => {
  const file = path.join(aFolder(), "file");
  writeFileSync(file, "");

  const make = () => ensureDataFolder(path.join(file, "data"));

  expect(make).toThrow(Refusal);
  expect(make).toThrow(`The data folder ${file}/data cannot be written (ENOTDIR). Make it writable, or set BOARDS_DATA_DIR to another folder.`);
});

test("a data folder is made, and its secret stays the same and is for its owner alone", () => {
  const folder = path.join(aFolder(), "new/data");
  ensureDataFolder(folder);

  const secret = ensureSecret(folder);

  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(ensureSecret(folder)).toBe(secret);
  expect(statSync(path.join(folder, "secret")).mode & 0o777).toBe(0o600);
});
