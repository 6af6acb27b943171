import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { metricsExchange } from "./metrics-exchange.mjs";

type Message = { type: string; id: string; reports?: unknown[] };

/** A process of the web server, which reports this unless it hangs. */
function aProcess(report: unknown) {
  const received: Message[] = [];
  const child = Object.assign(new EventEmitter(), {
    send: (message: Message) => {
      received.push(message);
      const hangs = report === "hangs";
      if (message.type === "report metrics" && !hangs)
        setImmediate(() => child.emit("message", { type: "metrics", id: message.id, report }));
      if (message.type === "metrics of others") child.emit("answered");
      return true;
    },
  });
  return { child, received };
}

/** What the first process receives when it asks. */
async function collected(processes: ReturnType<typeof aProcess>[], longest: number) {
  const exchange = metricsExchange(longest);
  for (const { child } of processes) exchange.join(child as never);
  const [asking] = processes;
  const answered = new Promise((done) => asking?.child.once("answered", done));
  asking?.child.emit("message", { type: "collect metrics", id: "mine" });
  await answered;
  return asking?.received.filter(({ type }) => type === "metrics of others");
}

test("a process that is asked for metrics receives those of all others", async () => {
  expect(await collected([aProcess(["a"]), aProcess(["b"]), aProcess(["c"])], 60_000)).toEqual([
    { type: "metrics of others", id: "mine", reports: [["b"], ["c"]] },
  ]);
});

test("a process that hangs is left out", async () => {
  expect(await collected([aProcess(["a"]), aProcess("hangs"), aProcess(["c"])], 5)).toEqual([
    { type: "metrics of others", id: "mine", reports: [["c"]] },
  ]);
});

test("a process that has ended is not waited for", async () => {
  const [asking, ended] = [aProcess(["a"]), aProcess("hangs")];
  const exchange = metricsExchange(60_000);
  for (const { child } of [asking, ended]) exchange.join(child as never);
  const answered = new Promise((done) => asking.child.once("answered", done));
  asking.child.emit("message", { type: "collect metrics", id: "mine" });
  await Promise.resolve();
  ended.child.emit("exit");
  await answered;

  expect(asking.received).toEqual([{ type: "metrics of others", id: "mine", reports: [] }]);
});
