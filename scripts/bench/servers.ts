import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "@/scripts/build.mjs";
import { freePort } from "@/scripts/start/ports.mjs";
import { NODE_FLAGS } from "@/scripts/start/web-server.mjs";

export interface Server {
  port: number;
  /** Milliseconds from the start of the process to its first response. */
  firstAnswer: number;
  megabytes: () => number;
  stop: () => Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, "../..");
const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");

/** The application; with `routesBy` Next runs the route files. */
export async function startBoards({ routesBy, processes = 1 }: BoardsOptions = {}): Promise<Server> {
  const build = await ensureBuild();
  const script = path.join(ROOT, "scripts/bench/processes.mjs");
  return startNode(() => [script, path.join(ROOT, build, "server.mjs"), String(processes)], "/healthz", ROOT, {
    BOARDS_BUILD_DIR: build,
    BOARDS_WORKER: "off",
    NEXTAUTH_URL: "http://localhost",
    HOST: "127.0.0.1",
    ...(routesBy && { BOARDS_ROUTES_BY: routesBy }),
  });
}

interface BoardsOptions {
  routesBy?: "next";
  processes?: number;
}

export async function startNextBaseline(recordings: string): Promise<Server> {
  const folder = path.join(ROOT, "scripts/bench/next");
  const build = spawn(process.execPath, [NEXT, "build", folder], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("the build of the reference server failed");
  return startNode((port) => [NEXT, "start", folder, "-p", port], "/nothing", folder, { RECORDINGS: recordings });
}

export async function startPlainServer(recordings: string): Promise<Server> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, path.join(ROOT, "scripts/bench/plain-server.mjs"), recordings, String(port)],
    { stdio: "ignore", env: process.env },
  );
  return untilReady(child, port, "/nothing", began);
}

async function startNode(
  args: (port: string) => string[],
  ready: string,
  cwd: string,
  settings: Record<string, string>,
): Promise<Server> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, ...args(String(port))], {
    cwd,
    // A server of several processes notices by its channel that the bench was killed.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      BOARDS_URL: `http://localhost:${port}`,
      ...settings,
    },
  });
  return untilReady(child, port, ready, began);
}

async function untilReady(child: ChildProcess, port: number, ready: string, began: number): Promise<Server> {
  while (!(await isReady(port, ready))) {
    if (child.exitCode !== null) throw new Error("a benchmark server stopped unexpectedly");
    await sleep(20);
  }
  return {
    port,
    firstAnswer: performance.now() - began,
    megabytes: () => residentMegabytes(child.pid ?? 0),
    stop: () => stopChild(child),
  };
}

const isReady = (port: number, ready: string) =>
  fetch(`http://127.0.0.1:${port}${ready}`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stopChild(child: ChildProcess) {
  child.kill("SIGTERM");
  await Promise.race([once(child, "exit"), sleep(5_000)]);
  child.kill("SIGKILL");
}

/** With its children. */
function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return childrenOf(pid).reduce((sum, child) => sum + residentMegabytes(child), Math.round(Number(kilobytes) / 1024));
}

const childrenOf = (pid: number): number[] =>
  readdirSync("/proc")
    .map(Number)
    .filter((one) => one && new RegExp(`^PPid:\\s+${pid}$`, "m").test(readFileSync(`/proc/${one}/status`, "utf8")));
