import path from "node:path";
import { homeOf } from "./home.mjs";
import { SharedServer } from "./shared-server.mjs";

/**
 * A real PostgreSQL with its files in this folder. Several processes share it: the first one starts it, the last one
 * that closes it stops it.
 * @typedef {{ folder: string, database?: string, settings?: Record<string, string | number> }} Wanted
 * @param {Wanted & { say?: (sentence: string) => void, signal?: AbortSignal }} options
 *   `signal`: ends the opening, and whatever `start` waits for
 */
export async function openEmbeddedPostgres({ folder, database = "boards", settings = {}, say = () => {}, signal }) {
  const home = await homeOf(path.resolve(folder));
  if (home.moved) say(`The database's files are in ${home.folder}: ${whyMoved(folder)}`);
  const server = new SharedServer({ home, settings }, database, signal);
  await server.open();

  return { url: (name = database) => server.url(name), close: () => server.close(), start: () => server.start() };
}

/** @param {string} folder */
function whyMoved(folder) {
  return `PostgreSQL does not run as root, and other accounts cannot enter ${path.dirname(folder)}.`;
}

/** Stops the server of a folder if nobody uses it, as after a start that was killed. @param {string} folder */
export async function stopIfUnused(folder) {
  const home = await homeOf(path.resolve(folder));
  await new SharedServer({ home, settings: {} }, "postgres").close();
}
