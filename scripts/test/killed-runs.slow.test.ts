import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { commandLineOf, kill, parentOf, processesWith } from "@/scripts/start/processes.mjs";
import { withoutRun } from "@/scripts/supervise/after-end.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const patience = { timeout: 240_000, interval: 50 };

test.each([
  {
    what: "run of tests with a database",
    words: ["node_modules/vitest/vitest.mjs", "run", "--project=database", "lib/tasks"],
    underWay: /vitest\/dist\/workers/,
  },
  {
    what: "run of journeys",
    words: ["node_modules/@playwright/test/cli.js", "test", "--project=journeys", "e2e/board"],
    underWay: /chrom.*--remote-debugging/,
  },
  {
    what: "bench",
    words: ["--conditions=react-server", "--import=tsx", "scripts/bench/index.ts", "--only=screens"],
    underWay: /postgres -D /,
  },
])("a killed $what leaves no process and no folder behind", { timeout: 300_000 }, async ({ words, underWay }) => {
  const mark = `killed-run-${process.pid}-${path.basename(String(words.at(-1)))}`;
  const run = spawn(process.execPath, words, {
    cwd: root,
    env: { ...withoutRun(process.env), MARK: mark, DATABASE_URL: "" },
    stdio: "ignore",
  });
  const left = () => processesWith(mark).map(commandLineOf);
  await vi.waitFor(() => expect(left()).toContainEqual(expect.stringMatching(underWay)), patience);
  const folder = runFolderOf(run.pid);

  kill(Number(run.pid));

  await vi.waitFor(() => expect(left()).toEqual([]), patience);
  expect(folder).toBeDefined();
  await vi.waitFor(() => expect(existsSync(String(folder))).toBe(false), patience);
});

/** Named by the script that will remove it, which waits for the end of the run. */
function runFolderOf(pid: number | undefined): string | undefined {
  const waiting = processesWith("remove-folder.mjs").find((each) => parentOf(each) === pid);
  return waiting === undefined ? undefined : /remove-folder\.mjs (\S+)/.exec(commandLineOf(waiting))?.[1];
}
