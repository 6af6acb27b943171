import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isHealthy } from "./web-server.mjs";

/** @typedef {{ BOARDS_URL: string, PORT: number, HOST?: string }} Running */

/** @param {string} folder */
const fileIn = (folder) => path.join(folder, ".server");

/**
 * Writes the address of the web server into the data folder, for commands without a port.
 * @param {string} folder @param {Running} where @returns {() => void} removes the record
 */
export function recordServer(folder, { BOARDS_URL, PORT, HOST }) {
  const record = JSON.stringify({ BOARDS_URL, PORT, HOST });
  writeFileSync(fileIn(folder), record, { mode: 0o600 });
  return () => {
    if (read(folder) === record) rmSync(fileIn(folder), { force: true });
  };
}

/**
 * The address of the web server that uses this data folder.
 * @param {string} folder @returns {Promise<string | undefined>}
 */
export async function runningAddress(folder) {
  const record = read(folder);
  if (!record) return undefined;

  /** @type {Running} */
  const where = JSON.parse(record);
  return (await isHealthy(where, 3_000)) ? where.BOARDS_URL : undefined;
}

function read(folder) {
  try {
    return readFileSync(fileIn(folder), "utf8");
  } catch {
    return "";
  }
}
