import { closeSync, existsSync, fstatSync, openSync, readSync, statfsSync } from "node:fs";
import { Refusal } from "../start/start-refusal.mjs";
import { logOf } from "./cluster.mjs";

/** PostgreSQL needs a WAL segment and a little more to start. */
const ROOM = 24 * 1024 * 1024;

/** @param {import("./cluster.mjs").Cluster} cluster */
export function refusalToStart(cluster) {
  const { folder } = cluster.home;
  const words = lastError(logOf(cluster));
  const isFull = roomIn(folder) < ROOM || words.includes("No space left on device");
  const sentence = isFull
    ? `The disk that contains ${folder} is full. PostgreSQL needs ${ROOM / 1024 / 1024} MB of free space.`
    : "PostgreSQL does not start.";
  return Object.assign(
    new Refusal(`${sentence} ${words ? `Its log ${logOf(cluster)} says: ${words}` : `Its log is ${logOf(cluster)}.`}`),
    {
      isTemporary: isFull,
    },
  );
}

function roomIn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function lastError(file) {
  if (!existsSync(file)) return "";
  const lines = endOf(file)
    .split("\n")
    .filter((line) => /\b(FATAL|PANIC):/.test(line));
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC): +/, "$1: ") ?? "";
}

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
