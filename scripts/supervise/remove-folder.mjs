// Ends the processes that use a temporary folder and removes it: remove-folder.mjs FOLDER
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { kill, processesWith } from "../start/processes.mjs";

const timeout = 10_000;

/** What names a temporary folder to the processes that use it. In others, such as OLDPWD, it means nothing. */
const variables = ["BOARDS_RUN_FOLDER", "TMPDIR", "BOARDS_DATA_DIR", "E2E_DATA_DIR"];

const folder = path.resolve(String(process.argv[2]));
for (const until = Date.now() + timeout; left().length && Date.now() < until; await sleep(50)) left().forEach(kill);
const movedTo = path.join(folder, "postgres/moved-to");
if (existsSync(movedTo)) rmSync(readFileSync(movedTo, "utf8").trim(), { recursive: true, force: true });
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

function left() {
  return processesWith(folder, variables).filter((pid) => pid !== process.pid);
}
