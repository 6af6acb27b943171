import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolderMode, narrow } from "./private-files.mjs";
import { Refusal } from "./start-refusal.mjs";

/** What Boards keeps there; `lost+found` comes with a volume. */
const ours = ["files", "postgres", "secret", "lost+found"];

/** Makes the folder, closes it to other accounts and sees that it can be written. @param {string} folder */
export function ensureDataFolder(folder) {
  const attempt = path.join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: dataFolderMode });
    writeFileSync(attempt, "");
    rmSync(attempt);
    narrowDataFolder(folder);
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be written (${error.code}). Make it writable, or set BOARDS_DATA_DIR to another folder.`,
    );
  }
}

/** A folder that holds other things, too, is somebody else's to open and close: only what is ours in it is closed. @param {string} folder */
function narrowDataFolder(folder) {
  const isOurs = readdirSync(folder).every((name) => ours.includes(name) || name.startsWith("."));
  if (isOurs) narrow(folder, dataFolderMode);
  narrow(path.join(folder, "files"), 0o700);
  narrow(path.join(folder, "secret"), 0o600);
}

/** The secret of this installation, made once. @param {string} folder */
export function ensureSecret(folder) {
  const file = path.join(folder, "secret");
  if (!existsSync(file)) makeSecret(file);
  return readFileSync(file, "utf8").trim();
}

/** Under its name in one step: of two processes that start at once both read the same. @param {string} file */
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
