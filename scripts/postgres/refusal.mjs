import { closeSync, existsSync, fstatSync, openSync, readSync, statfsSync } from "node:fs";
import { Refusal } from "../start/start-refusal.mjs";
import { logOf } from "./cluster.mjs";

/** What PostgreSQL needs to start: a segment of its log of writes, and a little. */
const ROOM = 24 * 1024 * 1024;

/** Why the server does not start, and where its log is. @param {import("./cluster.mjs").Cluster} cluster */
export function refusalToStart(cluster) {
  const { folder } = cluster.home;
  const words = lastWords(logOf(cluster));
  const isFull = roomIn(folder) < ROOM || words.includes("No space left on device");
  const sentence = isFull
    ? `There is no room left on the disk of ${folder}; PostgreSQL needs ${ROOM / 1024 / 1024} MB.`
    : "PostgreSQL does not come up.";
  return Object.assign(new Refusal(`${sentence} Its log is ${logOf(cluster)}${words && `, which says: ${words}`}`), {
    isTemporary: isFull,
  });
}

/** @param {string} folder */
function roomIn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The last complaint in the log. @param {string} file */
function lastWords(file) {
  if (!existsSync(file)) return "";
  const lines = endOf(file)
    .split("\n")
    .filter((line) => /\b(FATAL|PANIC):/.test(line));
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC): +/, "$1: ") ?? "";
}

/** @param {string} file */
function endOf(file) {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    const piece = Buffer.alloc(Math.min(size, 4096));
    readSync(descriptor, piece, 0, piece.length, size - piece.length);
    return piece.toString();
  } finally {
    closeSync(descriptor);
  }
}
