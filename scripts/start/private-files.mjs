import { chmodSync, lstatSync } from "node:fs";

const account = process.getuid?.();

/** Under root others may pass through, not look: the database runs as another account and has its files below. */
export const dataFolderMode = account === 0 ? 0o711 : 0o700;

/**
 * Takes from other accounts what they may do with a file or folder. It is left alone when it is missing, a link, or
 * not the owner's.
 * @param {string} file
 * @param {number} mode
 * @param {number} [owner]
 */
export function narrow(file, mode, owner = account) {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || found.uid !== owner) return;
  if (found.mode & 0o777 & ~mode) chmodSync(file, found.mode & mode);
}
