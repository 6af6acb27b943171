import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, isDelivered } from "@/scripts/start/ports.mjs";
import { commandLineOf, kill, processesWith } from "@/scripts/start/processes.mjs";
import { aClone, type Clone } from "./clone";

const timeout = 30_000;

const withoutNpm = [process.execPath, "scripts/start.mjs"];

/** Runs `npm start` in the clone, mostly without npm. */
export async function start(
  clone: Pick<Clone, "folder">,
  settings: Record<string, string> = {},
  [command = "", ...words] = withoutNpm,
) {
  const port = Number(settings.PORT ?? (await freePort()));
  const { child: boards, output } = spawnIn(clone, command, words, { PORT: String(port), ...settings });
  const ended = once(boards, "exit").then(([code]) => code as number | null);
  const says = (sentence: string | RegExp) =>
    until(
      () => (typeof sentence === "string" ? output().includes(sentence) : sentence.test(output())),
      () => `"${sentence}" was not said, but:\n${output()}`,
    );

  return {
    pid: Number(boards.pid),
    port,
    ended,
    says,
    answers: () => says("Press Ctrl-C to stop it."),
    output,
    setupLink: () => /http\S+token=\S+/.exec(output())?.[0],
    ...rowsAt(port),
    signal: (signal: NodeJS.Signals) => boards.kill(signal),
    stop: () => {
      boards.kill("SIGINT");
      return ended;
    },
  };
}

/** The rows that the stub for the server writes and reads. */
function rowsAt(port: number) {
  const address = `http://localhost:${port}/rows`;
  return {
    write: (key: string) =>
      fetch(`${address}?key=${key}`, { method: "POST" }).then(
        ({ ok }) => ok,
        () => false,
      ),
    rows: async () => (await (await fetch(address)).text()).split("\n"),
  };
}

/** Like `start`, but waits for the first response; retries when another program has taken the free port. */
export async function started(
  clone: Clone,
  settings?: Record<string, string>,
): Promise<Awaited<ReturnType<typeof start>>> {
  const run = await start(clone, settings);
  const refuses = () => !settings?.PORT && run.output().includes(`Port ${run.port} is already in use`);
  await until(
    () => run.output().includes("Press Ctrl-C to stop it.") || refuses(),
    () => `It does not answer, but said:\n${run.output()}`,
  );
  if (!refuses()) return run;

  await run.ended;
  if (!(await isDelivered(run.port))) throw new Error(`Nobody has the port, but it said:\n${run.output()}`);
  return started(clone, settings);
}

export async function aRun() {
  const clone = aClone();
  return { clone, run: await started(clone) };
}

export async function node(clone: Clone, script: string, settings: Record<string, string> = {}) {
  const { child, output } = spawnIn(clone, process.execPath, [path.join(clone.folder, script)], settings);
  await once(child, "close");
  return output();
}

function spawnIn(
  { folder }: Pick<Clone, "folder">,
  command: string,
  words: string[],
  settings: Record<string, string>,
) {
  const child = spawn(command, words, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { NODE_ENV: "production", PATH: process.env.PATH, HOME: process.env.HOME, BOARDS_PROCESSES: "1", ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  return { child, output: () => output };
}

export async function until(holds: () => boolean | Promise<boolean>, reason: () => string, milliseconds = timeout) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(10)) if (await holds()) return;
  throw new Error(reason());
}

/** The database's last processes end a moment after the one that has stopped it. */
export const nothingIsLeft = (clone: Pick<Clone, "folder">) =>
  until(
    () => !processesOf(clone).length,
    () => `These are left: ${processesOf(clone).map(commandLineOf).join("; ")}`,
  );

export async function endAll(clone: Pick<Clone, "folder">) {
  await until(
    () => {
      processesOf(clone).forEach(kill);
      return !processesOf(clone).length;
    },
    () => `Processes of ${clone.folder} are left.`,
  );
}

export function postmasterOf({ dataDir }: Clone) {
  return parseInt(readFileSync(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8"), 10);
}

export function webServersOf(clone: Pick<Clone, "folder">) {
  return processesOf(clone).filter((pid) => commandLineOf(pid).includes("/server.mjs"));
}

/** Found by their command line, settings or working folder. */
export const processesOf = ({ folder }: Pick<Clone, "folder">) => processesWith(folder);
