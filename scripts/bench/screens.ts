import type { Browser, BrowserContext, Page } from "@playwright/test";
import { coldPage, openBrowser, percentile, signedIn } from "@/scripts/bench/browser";
import { median } from "@/scripts/bench/measure";
import { LARGE, SMALL } from "@/scripts/bench/seed";

interface Screen {
  scriptKilobytes: number;
  largestPaint: number;
  layoutShift: number;
  interactive: number;
  nodes: number;
  interactions: number[];
  dragTasks: number[];
  dropToPaint: number;
}

/** The board's page in a cold browser, then a person at work in it: typing, opening, scrolling, dragging. */
export async function measureScreens(address: string, rounds: number): Promise<Record<string, string>[]> {
  const chrome = await openBrowser();
  try {
    const known = await signedIn(chrome, address);
    const table: Record<string, string>[] = [];
    for (const { board, tasks } of [SMALL, LARGE]) {
      const measured: Screen[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await measureScreen(chrome, address, known, board));
      table.push(rowOf(`board of ${tasks.toLocaleString("en")} cards`, measured));
    }
    return table;
  } finally {
    await chrome.close();
  }
}

async function measureScreen(chrome: Browser, address: string, known: BrowserContext, board: number): Promise<Screen> {
  const page = await coldPage(chrome, address, known);
  await page.addInitScript(observe);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on("Network.responseReceived", ({ requestId, type }) => void (type === "Script" && scripts.add(requestId)));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => void (scripts.has(requestId) && (bytes += encodedDataLength)));

  await page.goto(`/boards/${board}`);
  await page.waitForFunction(() => window.bench.interactive > 0);
  await page.waitForTimeout(500);
  const { interactive, largestPaint } = await page.evaluate(() => window.bench);
  const scriptKilobytes = bytes / 1024;
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);

  await work(page);
  const interactions = await page.evaluate(() => [...window.bench.interactions.values()]);
  const { dragTasks, dropToPaint } = await drag(page);
  const layoutShift = await page.evaluate(() => window.bench.layoutShift);
  await page.context().close();
  return { scriptKilobytes, largestPaint, layoutShift, interactive, nodes, interactions, dragTasks, dropToPaint };
}

declare global {
  interface Window {
    bench: { largestPaint: number; layoutShift: number; interactive: number; interactions: Map<number, number>; longTasks: number[]; droppedAt: number; paintedAt: number };
  }
}

/** Runs in the page before its own scripts. Interactive is when a press on a button does something. */
function observe() {
  const bench = (window.bench = { largestPaint: 0, layoutShift: 0, interactive: 0, interactions: new Map<number, number>(), longTasks: Array.of<number>(), droppedAt: 0, paintedAt: 0 });
  const on = (type: string, take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number }) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({ type, buffered: true, ...options });
  on("largest-contentful-paint", ({ startTime }) => void (bench.largestPaint = startTime));
  on("layout-shift", ({ value, hadRecentInput }) => void (!hadRecentInput && (bench.layoutShift += value)));
  on("longtask", ({ duration }) => bench.longTasks.push(duration));
  on("event", ({ interactionId, duration }) => interactionId && bench.interactions.set(interactionId, Math.max(duration, bench.interactions.get(interactionId) ?? 0)), { durationThreshold: 16 });

  const isField = () => document.querySelector("textarea, input[name=title]") !== null;
  const timer = setInterval(() => {
    const add = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === "Add a task");
    add?.click();
    if (!isField()) return;
    bench.interactive = performance.now();
    clearInterval(timer);
  }, 10);
}

/** What a person does in a minute. Interactions shorter than 16 ms are not told by the browser, and count for nothing here. */
async function work(page: Page) {
  await page.keyboard.type("A task that is typed in a hurry");
  await page.keyboard.press("Enter");
  await page.keyboard.type("And one more");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");

  const cards = page.getByRole("list", { name: "Stages" }).getByRole("article");
  for (const at of [0, 1, 2]) {
    await cards.nth(at).getByRole("link").click();
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(200);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await cards.first().getByRole("link").focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press("ArrowDown");
  const box = await cards.first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 50, 400);
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  await page.mouse.wheel(0, -20_000);
  await page.waitForTimeout(300);
}

/** A card from the first stage over the second into the third, in 30 moves. */
async function drag(page: Page) {
  const card = page.getByRole("list", { name: "Stages" }).getByRole("article").first();
  const box = await card.boundingBox();
  if (!box) throw new Error("there is no card to drag");
  const title = (await card.getByRole("link").innerText()).trim();
  await page.evaluate(() => void window.bench.longTasks.splice(0));
  await page.evaluate((text) => {
    addEventListener("drop", () => (window.bench.droppedAt = performance.now()), { capture: true, once: true });
    const third = document.querySelectorAll("[data-stage]")[2];
    const watch = () => {
      const isThere = [...(third?.querySelectorAll("article a") ?? [])].some(({ textContent }) => textContent?.trim() === text);
      if (isThere && window.bench.droppedAt > 0) requestAnimationFrame(() => setTimeout(() => (window.bench.paintedAt = performance.now())));
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, title);

  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1) {
    await page.mouse.move(box.x + 40 + step * 20, box.y + 20 + (step % 10) * 12);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForFunction(() => window.bench.paintedAt > 0, undefined, { timeout: 10_000 });
  const { longTasks, droppedAt, paintedAt } = await page.evaluate(() => window.bench);
  return { dragTasks: longTasks, dropToPaint: paintedAt - droppedAt };
}

function rowOf(what: string, measured: Screen[]): Record<string, string> {
  const middle = (pick: (screen: Screen) => number) => median(measured.map(pick));
  const interactions = measured.flatMap((screen) => screen.interactions);
  const dragTasks = measured.flatMap((screen) => screen.dragTasks);
  return {
    what,
    "scripts kB": middle(({ scriptKilobytes }) => scriptKilobytes).toFixed(0),
    "largest paint ms": middle(({ largestPaint }) => largestPaint).toFixed(0),
    "interactive ms": middle(({ interactive }) => interactive).toFixed(0),
    "layout shift": middle(({ layoutShift }) => layoutShift).toFixed(3),
    nodes: middle(({ nodes }) => nodes).toFixed(0),
    "interaction p98 ms": percentile(interactions, 98).toFixed(0),
    "long tasks in a drag": `${dragTasks.length} in ${measured.length}, longest ${Math.max(0, ...dragTasks).toFixed(0)} ms`,
    "drop to paint ms": middle(({ dropToPaint }) => dropToPaint).toFixed(0),
  };
}
