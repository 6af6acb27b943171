import path from "node:path";
import { homeOf } from "./home.mjs";
import { SharedServer } from "./shared-server.mjs";

/**
 * A PostgreSQL server with its files in this folder. Processes share it: the first one starts it, and the last one
 * to close it stops it.
 * @typedef {{ folder: string, database?: string, settings?: Record<string, string | number> }} Wanted
 * @param {Wanted & { log?: (sentence: string) => void, signal?: AbortSignal }} options
 *   `signal`: aborts the opening and every wait of `start`
 */
export async function openEmbeddedPostgres({ folder, database = "boards", settings = {}, log = () => {}, signal }) {
  const home = await homeOf(path.resolve(folder));
  if (home.moved) log(`The database files are in ${home.folder}: ${whyMoved(folder)}`);
  const server = new SharedServer({ home, settings }, database, signal);
  await server.open();

  return { url: (name = database) => server.url(name), close: () => server.close(), start: () => server.start() };
}

function whyMoved(folder) {
  return `PostgreSQL does not run as root, and other accounts cannot enter ${path.dirname(folder)}.`;
}

/** Stops a server without users, as after a killed start. @param {string} folder */
export async function stopIfUnused(folder) {
  const home = await homeOf(path.resolve(folder));
  await new SharedServer({ home, settings: {} }, "postgres").close();
}
