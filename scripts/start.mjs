import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "./build.mjs";
import { bundleServer } from "./build/server.mjs";
import { openDatabase } from "./postgres/database.mjs";
import { generate } from "./generate.mjs";
import { refuseTakenMailPort, refuseTakenPort } from "./start/ports.mjs";
import { openPort } from "./start/shared-port.mjs";
import { reportError } from "./start/start-refusal.mjs";
import { ensureDataFolder, ensureSecret } from "./start/data-folder.mjs";
import { metricsExchange } from "./start/metrics-exchange.mjs";
import { firstAdministrator } from "./start/first-administrator.mjs";
import { recordServer } from "./start/running-server.mjs";
import { readSettings } from "./start/settings.mjs";
import { setupLink } from "./start/setup-link.mjs";
import { webPart } from "./start/web-part.mjs";
import { supervise } from "./supervise/supervise.mjs";

const mode = process.argv[2] === "dev" ? "dev" : "start";
const timeout = 10_000;

/** Ctrl-C arrives twice, from the terminal and from npm. */
const sameKeystroke = 700;

/** @type {ReturnType<typeof openDatabase> | undefined} */
let database;
/** @type {import("./start/web-part.mjs").WebPart[]} */
let web = [];
/** @type {import("./start/shared-port.mjs").SharedPort | undefined} */
let port;
let removeServerRecord = () => {};
let stoppedAt = 0;
const stopping = new AbortController();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
if (process.env.npm_lifecycle_event) stopWithParent();

try {
  await run();
} catch (error) {
  if (!stoppedAt) reportError(error);
  if (!stoppedAt) await exit(1);
}

async function run() {
  const settings = await readSettings();
  await refuseTakenPort(settings);
  if (settings.BOARDS_WORKER === "on") await refuseTakenMailPort(settings);
  ensureDataFolder(settings.BOARDS_DATA_DIR);
  process.env.BOARDS_SECRET ||= ensureSecret(settings.BOARDS_DATA_DIR);
  process.env.NEXTAUTH_URL = settings.BOARDS_URL;
  const file = await serverFile();

  database = openDatabase(settings, console.log, stopping.signal);
  const { url, ownServer } = await database;
  await Promise.all([
    ownServer && supervise({ name: "PostgreSQL", start: ownServer.start, log: console.log }, stopping.signal),
    serve(file, settings, url),
  ]);
}

/** The bundled server. In development Next itself answers the API, so that a change needs no restart. */
async function serverFile() {
  process.env.NODE_ENV = mode === "dev" ? "development" : "production";
  if (mode === "dev") {
    await generate();
    return bundleServer(".build/development", { forDevelopment: true });
  }
  process.env.BOARDS_BUILD_DIR = await ensureBuild();
  return `${process.env.BOARDS_BUILD_DIR}/server.mjs`;
}

/** @param {string} file @param {import("../lib/env.ts").Settings} settings @param {string} databaseUrl */
async function serve(file, settings, databaseUrl) {
  await firstAdministrator(settings, databaseUrl);
  await refuseTakenPort(settings);
  const of = mode === "dev" ? 1 : settings.BOARDS_PROCESSES;
  const shared = (port = await openPort(settings));
  const metrics = metricsExchange();
  web = Array.from({ length: of }, (_, at) =>
    webPart(file, { port: shared, metrics, number: at + 1, of }, stopping.signal),
  );
  let isPrinted = false;
  await Promise.all(
    web.map((part) => supervise({ ...part, start: () => part.start().then(printAddressOnce) }, stopping.signal)),
  );

  /** @param {import("./supervise/supervise.mjs").Instance} instance */
  function printAddressOnce(instance) {
    void instance.answers.then(
      () => {
        if (!isPrinted) printAddress(settings, databaseUrl).catch(reportError);
        isPrinted = true;
      },
      () => {},
    );
    return instance;
  }
}

/** @param {import("../lib/env.ts").Settings} settings @param {string} databaseUrl */
async function printAddress(settings, databaseUrl) {
  const { BOARDS_URL } = settings;
  removeServerRecord = recordServer(settings.BOARDS_DATA_DIR, settings);
  const link = await setupLink({ databaseUrl, baseUrl: BOARDS_URL, secret: String(process.env.BOARDS_SECRET) });
  console.log(`\nBoards is running at ${BOARDS_URL}`);
  if (link) console.log(`Create the first administrator at ${link}`);
  console.log("Press Ctrl-C to stop it.");
}

/** npm signals its shell, and the shell dies without passing the signal on. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop(), 200);
  watch.unref();
}

async function stop() {
  if (stoppedAt && Date.now() - stoppedAt < sameKeystroke) return;
  if (stoppedAt) return force();

  stoppedAt = Date.now();
  await exit(0);
}

function force() {
  web.forEach((part) => part.kill());
  process.exit(130);
}

async function exit(code) {
  stopping.abort();
  port?.close();
  web.forEach((part) => part.stop());
  await Promise.race([Promise.all(web.map((part) => part.ended())), sleep(timeout, undefined, { ref: false })]);
  web.forEach((part) => part.kill());
  const opened = await database?.catch(() => undefined);
  await opened?.close().catch(reportError);
  removeServerRecord();
  process.exit(code);
}
