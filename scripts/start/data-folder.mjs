import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolderMode, narrow } from "./private-files.mjs";
import { Refusal } from "./start-refusal.mjs";

/** Files of Boards; `lost+found` comes with a volume. */
const knownNames = ["files", "postgres", "secret", "lost+found"];

/** Creates the folder, closes it to other accounts and checks that it is writable. @param {string} folder */
export function ensureDataFolder(folder) {
  const attempt = path.join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: dataFolderMode });
    writeFileSync(attempt, "");
    rmSync(attempt);
    narrowDataFolder(folder);
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} is not writable (${error.code}). Make it writable, or set BOARDS_DATA_DIR to another folder.`,
    );
  }
}

/**
 * A folder with other files keeps its permissions; only the files of Boards in it are closed. @param {string}
 * folder
 */
function narrowDataFolder(folder) {
  const isDedicated = readdirSync(folder).every((name) => knownNames.includes(name) || name.startsWith("."));
  if (isDedicated) narrow(folder, dataFolderMode);
  narrow(path.join(folder, "files"), 0o700);
  narrow(path.join(folder, "secret"), 0o600);
}

/** The secret of this installation, created once. @param {string} folder */
export function ensureSecret(folder) {
  const file = path.join(folder, "secret");
  if (!existsSync(file)) makeSecret(file);
  return readFileSync(file, "utf8").trim();
}

/** Linked into place atomically: two processes that start at once read the same secret. @param {string} file */
function makeSecret(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  rmSync(draft);
}
