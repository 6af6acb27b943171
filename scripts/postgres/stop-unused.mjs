// Stops the server of a process that was killed: stop-unused.mjs FOLDER
import { setTimeout as sleep } from "node:timers/promises";
import { stopIfUnused } from "./embedded-postgres.mjs";

/** Milliseconds in which the web servers of a killed start end. */
const timeout = 20_000;

const folder = String(process.argv[2]);
for (const until = Date.now() + timeout; !(await stopIfUnused(folder)) && Date.now() < until;) await sleep(100);
