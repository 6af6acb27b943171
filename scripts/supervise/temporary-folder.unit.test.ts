import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { processesWith } from "@/scripts/start/processes.mjs";

const here = (name: string) => path.join(import.meta.dirname, name);

/** Runs this module in a process of its own, which leads a process group; with what it prints first. */
async function run(source: string): Promise<{ program: ChildProcess; line: string }> {
  const program = spawn(process.execPath, ["--input-type=module", "-e", source], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [text] = await once(program.stdout ?? program, "data");
  return { program, line: String(text).trim() };
}

const killGroup = ({ pid = 0 }: ChildProcess) => process.kill(-pid, "SIGKILL");

test("a temporary folder and the processes that use it go when their program is killed with its whole group", async () => {
  const { program, line: folder } = await run(`
    import { spawn } from "node:child_process";
    import { temporaryFolder } from "${here("temporary-folder.mjs")}";
    const folder = temporaryFolder("boards-killed");
    const settings = { env: { ...process.env, BOARDS_DATA_DIR: folder } };
    spawn("sleep", ["60"], { detached: true, stdio: "ignore", ...settings }).on("spawn", () => console.log(folder));
    setInterval(() => {}, 1000);
  `);
  expect(existsSync(folder)).toBe(true);
  expect(processesWith(folder)).not.toEqual([]);
  // As an editor that was opened from a shell that had been in the folder.
  const bystander = spawn("sleep", ["60"], { env: { ...process.env, OLDPWD: folder }, stdio: "ignore" });
  onTestFinished(() => void bystander.kill());
  await once(bystander, "spawn");

  killGroup(program);

  const left = () => [existsSync(folder), processesWith(folder)];
  await vi.waitFor(() => expect(left()).toEqual([false, [bystander.pid]]), { timeout: 10_000 });
});

test("a script that waits for the end of its program does not run when it is cancelled", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "boards-cancelled-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, "script.mjs");
  writeFileSync(script, `import { writeFileSync } from "node:fs"; writeFileSync(process.argv[2], "");`);
  const mark = path.join(folder, "it-ran");

  const { program } = await run(`
    import { afterEnd } from "${here("after-end.mjs")}";
    await afterEnd("${script}", ["${mark}"]).cancel();
    console.log("cancelled");
  `);
  await once(program, "exit");

  expect(processesWith(script)).toEqual([]);
  expect(existsSync(mark)).toBe(false);
});
