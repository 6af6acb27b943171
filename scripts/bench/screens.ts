import type { Browser, BrowserContext, Page } from "@playwright/test";
import { coldPage, openBrowser, percentile, signedIn } from "@/scripts/bench/browser";
import { median } from "@/scripts/bench/measure";
import { NOTHING_OBSERVED, observe } from "@/scripts/bench/observe";
import { drag, scroll, work } from "@/scripts/bench/person";
import { LARGE, SMALL } from "@/scripts/bench/seed";

interface Screen {
  scriptKilobytes: number;
  largestPaint: number;
  layoutShift: number;
  interactive: number;
  nodes: number;
  interactions: number[];
  /** Milliseconds between the frames while a column scrolls. */
  frames: number[];
  dragTasks: number[];
  dropToPaint: number;
}

export async function measureScreens(address: string, rounds: number): Promise<Record<string, string>[]> {
  const chrome = await openBrowser();
  try {
    const session = await signedIn(chrome, address);
    const table: Record<string, string>[] = [];
    for (const { board, tasks } of [SMALL, LARGE]) {
      const measured: Screen[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await measureScreen(chrome, address, session, board));
      table.push(rowOf(`board of ${tasks.toLocaleString("en")} cards`, measured));
    }
    return table;
  } finally {
    await chrome.close();
  }
}

async function measureScreen(
  chrome: Browser,
  address: string,
  session: BrowserContext,
  board: number,
): Promise<Screen> {
  const page = await coldPage(chrome, address, session);
  await page.addInitScript(observe, NOTHING_OBSERVED);
  const screen = { ...(await measureLoading(page, board)), ...(await measureWork(page)) };
  await page.context().close();
  return screen;
}

async function measureLoading(page: Page, board: number) {
  await page.goto(`/boards/${board}`);
  await page.waitForFunction(() => window.bench.interactive > 0);
  await page.waitForTimeout(500);
  const { interactive, largestPaint } = await page.evaluate(() => window.bench);
  const scriptKilobytes = (await scriptSize(page)) / 1000;
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  return { scriptKilobytes, largestPaint, interactive, nodes };
}

async function measureWork(page: Page) {
  await work(page);
  const frames = await scroll(page);
  const interactions = await page.evaluate(() => [...window.bench.interactions.values()]);
  const { dragTasks, dropToPaint } = await drag(page);
  const layoutShift = await page.evaluate(() => window.bench.layoutShift);
  return { frames, interactions, dragTasks, dropToPaint, layoutShift };
}

/** Compressed bytes of the scripts that a page has loaded. */
const scriptSize = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

function rowOf(what: string, measured: Screen[]): Record<string, string> {
  const medianOf = (pick: (screen: Screen) => number) => median(measured.map(pick));
  const interactions = measured.flatMap((screen) => screen.interactions);
  const dragTasks = measured.flatMap((screen) => screen.dragTasks);
  return {
    what,
    "scripts kB": medianOf(({ scriptKilobytes }) => scriptKilobytes).toFixed(0),
    "largest paint ms": medianOf(({ largestPaint }) => largestPaint).toFixed(0),
    "interactive ms": medianOf(({ interactive }) => interactive).toFixed(0),
    "layout shift": medianOf(({ layoutShift }) => layoutShift).toFixed(3),
    nodes: medianOf(({ nodes }) => nodes).toFixed(0),
    "interaction p98 ms": percentile(interactions, 98).toFixed(0),
    "scroll frame p98 ms": percentile(
      measured.flatMap((screen) => screen.frames),
      98,
    ).toFixed(0),
    "long tasks in a drag": `${dragTasks.length} in ${measured.length}, longest ${Math.max(0, ...dragTasks).toFixed(0)} ms`,
    "drop to paint ms": medianOf(({ dropToPaint }) => dropToPaint).toFixed(0),
  };
}
