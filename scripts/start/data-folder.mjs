import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.mjs";

/** Makes the folder and sees that it can be written. @param {string} folder */
export function ensureDataFolder(folder) {
  const attempt = path.join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(attempt, "");
    rmSync(attempt);
  } catch (error) {
    throw new Refusal(`The data folder ${folder} cannot be written (${error.code}). Make it writable, or set BOARDS_DATA_DIR to another folder.`);
  }
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
