import { existsSync } from "node:fs";
import path from "node:path";
import { afterEnd } from "../supervise/after-end.mjs";
import { homeOf } from "./home.mjs";
import { SharedServer } from "./shared-server.mjs";

/**
 * A PostgreSQL server with its files in this folder. Processes share it: the first one starts it, and the last one
 * to close it stops it. One that is killed instead leaves that to a script, which waits for its end.
 * @typedef {{ folder: string, database?: string, settings?: Record<string, string | number> }} Wanted
 * @param {Wanted & { log?: (sentence: string) => void, signal?: AbortSignal }} options
 *   `signal`: aborts the opening and every wait of `start`
 */
export async function openEmbeddedPostgres({ folder, database = "boards", settings = {}, log = () => {}, signal }) {
  const home = await homeOf(path.resolve(folder));
  if (home.moved) log(`The database files are in ${home.folder}: ${whyMoved(folder)}`);
  const server = new SharedServer({ home, settings }, database, signal);
  const stopLater = afterEnd(path.join(import.meta.dirname, "stop-unused.mjs"), [home.folder]);
  const close = async () => {
    await server.close();
    await stopLater.cancel();
  };
  try {
    await server.open();
  } catch (error) {
    await stopLater.cancel();
    throw error;
  }

  return { url: (name = database) => server.url(name), close, start: () => server.start() };
}

function whyMoved(folder) {
  return `PostgreSQL does not run as root, and other accounts cannot enter ${path.dirname(folder)}.`;
}

/**
 * Stops a server that nobody uses.
 * @param {string} folder @returns {Promise<boolean>} false while processes use it that will not stop it
 */
export async function stopIfUnused(folder) {
  if (!existsSync(folder)) return true;
  const home = await homeOf(folder);
  return new SharedServer({ home, settings: {} }, "postgres").close();
}
