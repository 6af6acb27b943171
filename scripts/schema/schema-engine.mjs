#!/usr/bin/env node
// Prisma's command line downloads a native `schema-engine`. This replaces it with the same engine compiled to
// WebAssembly (@prisma/schema-engine-wasm, the version that the command line pins), over @prisma/adapter-pg.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import readline from "node:readline";
import { parseArgs } from "node:util";
import { adapterFactory, connect, inDatabase } from "./engine-connection.mjs";

const wasmFolder = path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg"));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: "string", short: "d", multiple: true, default: [] },
    datasource: { type: "string", default: "{}" },
    "enabled-preview-features": { type: "string" },
    "extension-types": { type: "string" },
    version: { type: "boolean", short: "V" },
  },
});
const datasource = JSON.parse(String(options.datasource));

if (options.version) printVersion();
else if (positionals[0] === "cli") await administer(positionals[1]);
else await serve();

function printVersion() {
  const { version } = JSON.parse(readFileSync(path.join(wasmFolder, "package.json"), "utf8"));
  console.log(`schema-engine-wasm ${version.split(".").pop()}`);
}

async function administer(command) {
  const name = decodeURIComponent(new URL(datasource.url).pathname.slice(1)).replaceAll('"', '""');
  process.stderr.write("\n"); // the command line drops the first line
  try {
    const client = await connect(
      command === "can-connect-to-database" ? datasource.url : inDatabase(datasource.url, "postgres"),
    );
    if (command === "create-database") await client.query(`CREATE DATABASE "${name}"`);
    if (command === "drop-database") await client.query(`DROP DATABASE "${name}"`);
    await client.end();
  } catch (error) {
    logError(error.message, { "3D000": "P1003", ECONNREFUSED: "P1001" }[error.code] ?? "P1000");
    process.exitCode = 1;
  }
}

async function serve() {
  const engine = await loadEngine();
  const pending = new Map();
  respondToPanics(pending);
  for await (const line of readline.createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const call = line.trim() ? JSON.parse(line) : {};
    if (!call.method) continue; // a response to one of our `print` calls
    pending.set(
      call.id,
      respond(engine, call).finally(() => pending.delete(call.id)),
    );
  }
  await Promise.allSettled(pending.values());
  process.exit(0);
}

/**
 * The engine panics outside the call: without this the command line would get no response and exit
 * successfully. @param {Map<number, unknown>} pending
 */
function respondToPanics(pending) {
  let reason = "";
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => (reason = message) };
  process.once("uncaughtException", (error) => {
    for (const id of pending.keys()) refuse(id, { message: reason || error.message });
    process.exit(1);
  });
}

/** The engine connects when it is created, so it is created with the first call. */
async function loadEngine() {
  const wasm = await loadWasm();
  const datamodels = options.datamodels.map((file) => [file, readFileSync(String(file), "utf8")]);
  const url = datasource.url ?? "postgresql://127.0.0.1:1/none";
  let engine;
  return () =>
    (engine ??= wasm.SchemaEngine.new(
      { datamodels: datamodels.length ? datamodels : undefined },
      () => {},
      adapterFactory(url, datasource.shadowDatabaseUrl),
    ));
}

/** The package targets bundlers, which import .wasm as a module. */
async function loadWasm() {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = readFileSync(path.join(wasmFolder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

async function respond(engine, { id, method, params }) {
  try {
    const target = await engine();
    const name = method === "getDatabaseVersion" ? "version" : method;
    if (typeof target[name] !== "function") throw new Error(`The schema engine has no method ${method}.`);
    const result = await target[name](params);
    if (method !== "diff" || result?.stdout == null) return send({ id, result: result ?? {} });

    send({ id: 1_000_000 + id, method: "print", params: { content: result.stdout } });
    send({ id, result: { ...result, stdout: null } });
  } catch (error) {
    refuse(id, error);
  }
}

function refuse(id, error) {
  const data = {
    is_panic: false,
    message: error?.message ?? String(error),
    error_code: error?.code ?? null,
    meta: error?.meta ?? null,
    backtrace: null,
  };
  send({ id, error: { code: 4466, message: "An error happened. Check the data field for details.", data } });
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

function logError(message, code) {
  const fields = { message, is_panic: false, error_code: code };
  process.stderr.write(
    `${JSON.stringify({ timestamp: new Date().toISOString(), level: "ERROR", fields, target: "schema_engine::logger" })}\n`,
  );
}
