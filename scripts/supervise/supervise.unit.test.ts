import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { Refusal } from "@/scripts/start/start-refusal.mjs";
import { supervise } from "./supervise.mjs";

function aPart({ answers = true } = {}) {
  const messages: string[] = [];
  const ends: ((reason: string) => void)[] = [];
  const stopping = new AbortController();
  const start = async () => ({
    ended: new Promise<string>((end) => ends.push(end)),
    answers: answers ? Promise.resolve() : new Promise<void>(() => {}),
  });
  return {
    part: { name: "The part", start, log: (line: string) => void messages.push(line) },
    messages,
    ends,
    stopping,
  };
}

const started = async (ends: unknown[], times: number) => {
  while (ends.length < times) await new Promise((resolve) => setImmediate(resolve));
};

test("a killed process is restarted, and the log explains it", async () => {
  const messages: string[] = [];
  const stopping = new AbortController();
  const processes: ReturnType<typeof spawn>[] = [];
  const start = async () => {
    const child = spawn(process.execPath, ["-e", "console.log('ready'); setInterval(() => {}, 1000)"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    processes.push(child);
    return {
      ended: once(child, "exit").then(([, signal]) => String(signal)),
      answers: once(child.stdout ?? child, "data").then(() => {}),
    };
  };
  const supervised = supervise({ name: "The part", start, log: (line) => void messages.push(line) }, stopping.signal);
  await started(processes, 1);
  await once(processes[0]?.stdout ?? process, "data");

  processes[0]?.kill("SIGKILL");
  await started(messages, 2);
  stopping.abort();
  processes[1]?.kill("SIGKILL");
  await supervised;

  expect(messages[0]).toBe("The part stopped (SIGKILL); restarting it.");
  expect(messages[1]).toMatch(/^The part is back after \d+\.\d s\.$/);
  expect(processes).toHaveLength(2);
});

test("a process that never answers is given up with its last reason", async () => {
  const messages: string[] = [];
  const start = () => Promise.reject(new Refusal("The disk is broken."));

  const supervised = supervise(
    { name: "The part", start, log: (line) => void messages.push(line) },
    new AbortController().signal,
    { waits: 0 },
  );

  await expect(supervised).rejects.toThrow(
    new Refusal("The part failed to start 5 times in a row; giving up. The disk is broken."),
  );
  expect(messages).toHaveLength(4);
  expect(messages[1]).toBe("The part did not start; retrying in 0.25 s. The disk is broken.");
});

test("nothing is restarted after the stop, neither a process that ends nor one that was waiting", async () => {
  const { part, messages, ends, stopping } = aPart({ answers: false });
  const supervised = supervise(part, stopping.signal);
  await started(ends, 1);
  ends[0]?.("SIGKILL");
  await started(ends, 2);
  ends[1]?.("SIGKILL");
  await started(messages, 2);

  stopping.abort();
  await supervised;

  expect(ends).toHaveLength(2);
  expect(messages.at(-1)).toBe("The part stopped (SIGKILL); restarting it in 0.25 s.");
});

test("an end after the stop is not logged", async () => {
  const { part, messages, ends, stopping } = aPart();
  const supervised = supervise(part, stopping.signal);
  await started(ends, 1);

  stopping.abort();
  ends[0]?.("SIGTERM");
  await supervised;

  expect(messages).toEqual([]);
});

test("an unchanged reason is logged once while a part waits for disk space", async () => {
  const { part, messages, ends, stopping } = aPart();
  let tries = 0;
  const noRoom = Object.assign(new Refusal("There is no room."), { isTemporary: true });
  const start = () => ((tries += 1) <= 8 ? Promise.reject(noRoom) : part.start());
  const supervised = supervise({ ...part, start }, stopping.signal, { waits: 0 });

  await started(ends, 1);
  stopping.abort();
  ends[0]?.("");
  await supervised;

  expect(messages.filter((line) => line.includes("There is no room."))).toEqual([
    "The part did not start; retrying until it does. There is no room.",
  ]);
});
