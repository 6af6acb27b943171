import { chmodSync, mkdtempSync, realpathSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEnd } from "./after-end.mjs";

/**
 * An empty folder, which is removed when this process has ended, however it ended, together with every process that
 * uses it. Other accounts may enter it: PostgreSQL does not run as root.
 * @param {string} name the beginning of its name @returns {string} its path
 */
export function temporaryFolder(name) {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  chmodSync(folder, 0o755);
  afterEnd(path.join(import.meta.dirname, "remove-folder.mjs"), [folder]);
  return folder;
}

/**
 * Makes one for all temporary files of this run: its own, those of its workers and browsers. A run inside of another
 * one shares it.
 */
export function useRunFolder() {
  process.env.BOARDS_RUN_FOLDER ??= temporaryFolder("boards-run");
  process.env.TMPDIR = process.env.BOARDS_RUN_FOLDER;
}
