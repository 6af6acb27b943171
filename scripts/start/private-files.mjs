import { chmodSync, lstatSync } from "node:fs";

const account = process.getuid?.();

/** Root's database runs as another account, which may pass through but not list the folder. */
export const dataFolderMode = account === 0 ? 0o711 : 0o700;

/**
 * Removes other accounts' permissions. Missing files, links and files of other owners are left alone.
 * @param {string} file
 * @param {number} mode
 * @param {number} [owner]
 */
export function narrow(file, mode, owner = account) {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || found.uid !== owner) return;
  if (found.mode & 0o777 & ~mode) chmodSync(file, found.mode & mode);
}
