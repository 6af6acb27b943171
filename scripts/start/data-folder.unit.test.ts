import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Refusal } from "@/scripts/start/start-refusal.mjs";
import { ensureDataFolder, ensureSecret } from "@/scripts/start/data-folder.mjs";

function aFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "boards-data-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a data folder that is not writable is refused with a sentence", () => {
  const file = path.join(aFolder(), "file");
  writeFileSync(file, "");

  const make = () => ensureDataFolder(path.join(file, "data"));

  expect(make).toThrow(Refusal);
  expect(make).toThrow(
    `The data folder ${file}/data is not writable (ENOTDIR). Make it writable, or set BOARDS_DATA_DIR to another folder.`,
  );
});

test("a data folder is created, and its secret stays the same and is readable only by its owner", () => {
  const folder = path.join(aFolder(), "new/data");
  ensureDataFolder(folder);

  const secret = ensureSecret(folder);

  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(ensureSecret(folder)).toBe(secret);
  expect(statSync(path.join(folder, "secret")).mode & 0o777).toBe(0o600);
});

const modeOf = (...words: string[]) => statSync(path.join(...words)).mode & 0o777;

/** Root's database runs as another account, which must pass through. */
const closed = process.getuid?.() === 0 ? 0o711 : 0o700;

test("a data folder is closed to other accounts when it is created", () => {
  const folder = path.join(aFolder(), "data");

  ensureDataFolder(folder);

  expect(modeOf(folder)).toBe(closed);
});

test("an open data folder is closed to other accounts with its contents, and its permissions are never widened", () => {
  const folder = aFolder();
  for (const name of ["files", "postgres"]) mkdirSync(path.join(folder, name), { mode: 0o755 });
  writeFileSync(path.join(folder, "secret"), "secret", { mode: 0o644 });
  chmodSync(folder, 0o755);

  ensureDataFolder(folder);

  expect([modeOf(folder), modeOf(folder, "files"), modeOf(folder, "secret")]).toEqual([closed, 0o700, 0o600]);

  chmodSync(folder, 0o700);
  ensureDataFolder(folder);

  expect(modeOf(folder)).toBe(0o700);
});

test("a folder with other files stays open; Boards' own files in it are closed, but links are not followed", () => {
  const [folder, elsewhere] = [aFolder(), aFolder()];
  mkdirSync(path.join(folder, "photographs"));
  writeFileSync(path.join(folder, "secret"), "secret", { mode: 0o644 });
  symlinkSync(elsewhere, path.join(folder, "files"));
  for (const name of [folder, elsewhere]) chmodSync(name, 0o755);

  ensureDataFolder(folder);

  expect([modeOf(folder), modeOf(elsewhere), modeOf(folder, "secret")]).toEqual([0o755, 0o755, 0o600]);
});
