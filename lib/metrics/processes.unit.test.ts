import { Gauge } from "prom-client";
import { expect, onTestFinished, test, vi } from "vitest";
import { startMetrics, stopMetrics } from "@/lib/metrics/metrics";
import { reportToOthers } from "@/lib/metrics/processes";
import { linesOf } from "@/lib/testing/probes/log";

test("a process whose measuring fails says so in its log, and answers the others without a report", async () => {
  const { registry } = await startMetrics();
  onTestFinished(stopMetrics);
  const collect = () => Promise.reject(new Error("no such counter"));
  registry.registerMetric(new Gauge({ name: "broken", help: "Fails.", registers: [], collect }));
  vi.stubEnv("BOARDS_STARTED_BY", String(process.ppid));
  const on = vi.spyOn(process, "on").mockReturnValueOnce(process);
  reportToOthers();
  const [, receive] = on.mock.lastCall ?? [];
  on.mockRestore();
  const answer = new Promise((resolve) => {
    const send = process.send?.bind(process);
    vi.spyOn(process, "send").mockImplementation((message: { type?: string }, ...rest) =>
      message.type === "metrics" ? (resolve(message), true) : (send?.(message, ...rest) ?? false),
    );
  });

  const lines = await linesOf(async () => {
    receive?.({ type: "report metrics", id: "1" });
    expect(await answer).toEqual({ type: "metrics", id: "1", report: null });
  });

  expect(lines).toMatchObject([{ msg: "this process could not be measured", err: { message: "no such counter" } }]);
});
