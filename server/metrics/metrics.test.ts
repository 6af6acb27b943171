import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { db } from "@/lib/db";
import { startMetrics, stopMetrics } from "@/lib/metrics/metrics";
import { aFront } from "@/lib/testing/http/front";
import { type RawAnswer, sendRequest } from "@/lib/testing/http/guarded";
import { openStream } from "@/lib/testing/probes/live";
import { aBoardOfAnna, aBrowserOf, withSettings } from "@/lib/testing";

const TOKEN = "a-token-of-the-operator";
const authorization = `Bearer ${TOKEN}`;

const answers = () => Response.json("done");
const routes = { "/boards/[board_id]/tasks": { GET: answers, POST: answers } };

interface Measured {
  port: number;
  scrape: () => Promise<string>;
}

/** Two routes and a page of a server that is measured. */
async function measured<Result>(work: (server: Measured) => Promise<Result>): Promise<Result> {
  await startMetrics();
  onTestFinished(stopMetrics);
  return withSettings({ METRICS_TOKEN: TOKEN }, async () => {
    const port = await aFront(routes, undefined, null, ["/boards/[board_id]"]);
    return work({
      port,
      scrape: async () => (await sendRequest(port, { path: "/metrics", headers: { authorization } })).text,
    });
  });
}

const series = (text: string, name: string) => text.split("\n").filter((line) => line.startsWith(name));

const requestsTo = (text: string, labels: Record<string, string>) =>
  series(text, "boards_http_request_duration_seconds_count").filter((line) =>
    Object.entries(labels).every(([name, value]) => line.includes(`${name}="${value}"`)),
  );

const SERIES =
  /^[a-zA-Z_:][\w:]*(?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\})? (?:[-+]?\d[\d.e+-]*|\+Inf|-Inf|Nan)$/;

beforeEach(stopMetrics);

describe("GET /metrics", () => {
  test("is an address like any other without METRICS_TOKEN", async () => {
    const port = await aFront(routes);

    expect(await sendRequest(port, { path: "/metrics", headers: { authorization } })).toMatchObject({
      text: "Next: /metrics",
    });
  });

  test.each([
    ["no token", {}],
    ["another token", { authorization: "Bearer a-token-of-somebody-els" }],
    ["the token as a password", { authorization: `Basic ${btoa(`metrics:${TOKEN}`)}` }],
  ])("refuses a caller with %s", (_, headers: Record<string, string>) =>
    measured(async ({ port }) => {
      const refused: RawAnswer = await sendRequest(port, { path: "/metrics?token=x", headers });

      expect([refused.status, refused.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
      expect(refused.text).not.toContain("boards_");
    }),
  );

  test("answers other methods with 405", () =>
    measured(async ({ port }) => {
      const posted = await sendRequest(port, { method: "POST", path: "/metrics", headers: { authorization } });

      expect(posted.status).toBe(405);
    }));

  test("answers in Prometheus' format with each family", () =>
    measured(async ({ port, scrape }) => {
      await sendRequest(port, { path: "/boards/1/tasks" });
      const { headers } = await sendRequest(port, { path: "/metrics", headers: { authorization } });
      const text = await scrape();

      expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
      const lines = text.split("\n").filter((line) => line !== "");
      expect(lines.filter((line) => !/^# (?:HELP|TYPE) /.test(line) && !SERIES.test(line))).toEqual([]);
      const families = lines.flatMap((line) => /^# TYPE (\S+) \S+$/.exec(line)?.[1] ?? []);
      expect(new Set(families).size).toBe(families.length);
      expect(families).toEqual(
        expect.arrayContaining([
          ...["boards_http_request_duration_seconds", "boards_database_statement_duration_seconds"],
          ...["boards_jobs_waiting", "boards_jobs_running", "boards_jobs_retrying", "boards_jobs_failed"],
          ...["boards_jobs_oldest_seconds", "boards_live_streams"],
          ...["process_resident_memory_bytes", "process_start_time_seconds", "process_cpu_seconds_total"],
          ...["nodejs_eventloop_lag_seconds", "nodejs_gc_duration_seconds", "nodejs_heap_size_used_bytes"],
        ]),
      );
    }));

  test("counts the jobs that wait", () =>
    measured(async ({ scrape }) => {
      await db.$executeRaw`SELECT graphile_worker.add_job('test', run_at => now() - interval '1 hour')`;

      const text = await scrape();

      expect(series(text, "boards_jobs_waiting ")).toEqual(["boards_jobs_waiting 1"]);
      expect(Number(series(text, "boards_jobs_oldest_seconds ")[0]?.split(" ")[1])).toBeGreaterThanOrEqual(3600);
    }));

  test("counts the open live streams", () =>
    measured(async ({ scrape }) => {
      const { board, anna } = await aBoardOfAnna();
      expect(series(await scrape(), "boards_live_streams")).toEqual(['boards_live_streams{process="1"} 0']);

      await openStream((await aBrowserOf(anna)).cookie, board.id);

      expect(series(await scrape(), "boards_live_streams")).toEqual(['boards_live_streams{process="1"} 1']);
    }));

  test("counts each statement to the database, those of a transaction too", () =>
    measured(async ({ scrape }) => {
      const count = (text: string) =>
        Number(series(text, "boards_database_statement_duration_seconds_count")[0]?.split(" ")[1]);
      const before = count(await scrape());

      await db.$transaction((tx) => tx.user.count());

      // BEGIN, the statement and COMMIT, and one that reads the queue for each answer.
      expect(count(await scrape()) - before).toBe(3 + 1);
    }));
});

describe("requests are counted", () => {
  test("by method, route pattern and class of status", () =>
    measured(async ({ port, scrape }) => {
      for (const board of [1, 2, 3]) await sendRequest(port, { path: `/boards/${board}/tasks?page=${board}` });
      await sendRequest(port, { method: "POST", path: "/boards/4/tasks" });
      await sendRequest(port, { method: "DELETE", path: "/boards/5/tasks" });
      await sendRequest(port, { path: "/boards/6" });

      const text = await scrape();

      const tasks = "/boards/[board_id]/tasks";
      const counts = [
        { method: "GET", route: tasks, status: "2xx" },
        { method: "POST", route: tasks, status: "2xx" },
        { method: "DELETE", route: tasks, status: "4xx" },
        { method: "GET", route: "/boards/[board_id]", status: "2xx" },
      ].map((labels) => requestsTo(text, labels).map((line) => Number(line.split(" ").at(-1))));
      expect(counts).toEqual([[3], [1], [1], [1]]);
    }));

  test("under one name for all unknown paths and methods, however many there are", () =>
    measured(async ({ port, scrape }) => {
      const strange = (word: string) => [
        { path: `/${word}` },
        { path: `/_next/static/${word}.js` },
        { path: `/wp-json/${word}/${word}` },
        { path: `/boards/${word}/tasks/%00${word}` },
        { path: `/%E0%A4%A${word}` },
        { method: "PROPFIND", path: `/${word}` },
        { path: `/${"x".repeat(9_000)}${word}` },
      ];
      for (const request of strange("first")) await sendRequest(port, request);
      const labelsOf = (text: string) =>
        series(text, "boards_http_request_duration_seconds_bucket").map((line) => line.split(" ")[0]);
      const before = labelsOf(await scrape()).filter((line) => !line?.includes("/metrics"));

      for (let at = 0; at < 100; at += 1)
        await Promise.all(strange(`path-${at}`).map((request) => sendRequest(port, request)));

      const after = labelsOf(await scrape()).filter((line) => !line?.includes("/metrics"));
      expect(after).toEqual(before);
    }));
});
