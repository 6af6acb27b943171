import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { send } from "@/e2e/support/people";
import { strictTest as test } from "@/e2e/support/test";

test("the page of a public board with 100 tasks is at most 60 kB of compressed HTML, and nothing in it moves", async ({
  page,
  request,
}) => {
  const board = await aBoard({ title: "Hundred", stages: ["A", "B", "C", "D", "E"], labels: [] });
  for (const { title } of board.stages)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => aTask(board, `Task ${at + 1} of ${title}`, { stage: title })),
    );
  const { url } = await send("PUT", `/boards/v2/projects/${board.id}/toggle-public-access`, { enabled: true });

  const html = await (await request.get(url, { headers: { accept: "text/html" } })).text();
  await page.goto(url);
  const shift = await page.evaluate(layoutShift);

  expect(html.match(/<article/g)).toHaveLength(100);
  expect(gzipSync(html).length).toBeLessThan(60_000);
  expect(shift).toBe(0);
});

const layoutShift = () =>
  new Promise<number>((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
  });
