import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "./build.mjs";
import { openDatabase } from "./database.mjs";
import { generate } from "./generate.mjs";
import { isTaken } from "./ports.mjs";
import { Refusal, tell } from "./refusal.mjs";
import { ensureDataFolder, ensureSecret } from "./start/data-folder.mjs";
import { firstAdministrator } from "./start/first-administrator.mjs";
import { readSettings } from "./start/settings.mjs";
import { setupLink } from "./start/setup-link.mjs";
import { startWebServer, untilItAnswers } from "./start/web-server.mjs";

const mode = process.argv[2] === "dev" ? "dev" : "start";
const patience = 10_000;

/** How long the web server of a start that was killed may hold the port. */
const farewell = 3000;

/** One Ctrl-C arrives twice, from the terminal and from npm. */
const sameKeystroke = 700;

/** @type {Promise<{ url: string, close: () => Promise<void> }> | undefined} */
let database;
/** @type {import("./start/web-server.mjs").WebServer | undefined} */
let webServer;
let stoppedAt = 0;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
if (process.env.npm_lifecycle_event) stopWithParent();

try {
  const code = await run();
  if (!stoppedAt) await leave(code || 1);
} catch (error) {
  if (!stoppedAt) tell(error);
  if (!stoppedAt) await leave(1);
}

async function run() {
  const settings = await readSettings();
  await refuseTakenPort(settings);
  ensureDataFolder(settings.BOARDS_DATA_DIR);
  process.env.BOARDS_SECRET ||= ensureSecret(settings.BOARDS_DATA_DIR);
  process.env.NEXTAUTH_URL = settings.BOARDS_URL;
  if (mode === "dev") await generate();
  else process.env.BOARDS_BUILD_DIR = await ensureBuild();

  database = openDatabase(settings);
  const { url } = await database;
  await firstAdministrator(settings, url);
  return serve(settings, url);
}

/** @param {import("../lib/env.ts").Settings} settings @param {string} databaseUrl @returns {Promise<number>} the web server's exit code */
async function serve(settings, databaseUrl) {
  if (stoppedAt) return 0;
  await refuseTakenPort(settings);
  const { ended } = (webServer = startWebServer(mode, settings));
  await Promise.race([untilItAnswers(settings), ended]);
  if (!webServer.hasEnded()) await sayWhere(settings, databaseUrl);
  const code = await ended;
  if (!stoppedAt) await refuseTakenPort(settings);
  if (!stoppedAt) console.error(`The web server has ended (${webServer.endedBy()}).`);
  return code;
}

/** @param {import("../lib/env.ts").Settings} settings @param {string} databaseUrl */
async function sayWhere({ BOARDS_URL }, databaseUrl) {
  const link = await setupLink({ databaseUrl, baseUrl: BOARDS_URL, secret: String(process.env.BOARDS_SECRET) });
  console.log(`\nBoards is at ${BOARDS_URL}`);
  if (link) console.log(`Make the first administrator at ${link}`);
  console.log("Ctrl-C stops it.");
}

/** @param {{ PORT: number, HOST?: string }} settings */
async function refuseTakenPort({ PORT, HOST }) {
  for (const end = Date.now() + farewell; (await isTaken(PORT, HOST)) && Date.now() < end; ) await sleep(100);
  if (await isTaken(PORT, HOST)) throw new Refusal(`Port ${PORT} is in use by another program. Stop that, or set PORT to another number.`);
}

/** npm hands a signal to the shell between us, and the shell dies of it without a word. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop(), 200);
  watch.unref();
}

async function stop() {
  if (stoppedAt && Date.now() - stoppedAt < sameKeystroke) return;
  if (stoppedAt) return force();

  stoppedAt = Date.now();
  await leave(0);
}

function force() {
  webServer?.kill();
  process.exit(130);
}

/** @param {number} code */
async function leave(code) {
  webServer?.stop();
  await Promise.race([webServer?.ended, sleep(patience, undefined, { ref: false })]);
  webServer?.kill();
  const opened = await database?.catch(() => undefined);
  await opened?.close().catch(tell);
  process.exit(code);
}
