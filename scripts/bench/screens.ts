import type { Page } from "@playwright/test";
import type pg from "pg";
import { coldPage, openBrowser, percentile, signedIn } from "@/scripts/bench/browser";
import { median } from "@/scripts/bench/measure";
import { NOTHING_OBSERVED, observe, type Reaction } from "@/scripts/bench/observe";
import {
  drag,
  dragBar,
  dragToDay,
  scroll,
  workOnBars,
  workOnCards,
  workOnCells,
  workOnDays,
  workOnMyTasks,
  workOnRows,
} from "@/scripts/bench/person";
import { LARGE, MY_TASKS, seedMyTasks, SMALL } from "@/scripts/bench/seed";

interface View {
  name: string;
  reaction: Reaction;
  work: (page: Page) => Promise<void>;
  scrolls: string;
  drag?: typeof drag;
}

const KANBAN: View = {
  name: "kanban",
  reaction: { button: 'button[aria-label^="Add task to"]', result: "textarea" },
  work: workOnCards,
  scrolls: "[data-stage]",
  drag,
};
const LIST: View = {
  name: "list",
  reaction: {
    button: '[aria-label="Arrange the list"] > button',
    result: '[aria-label="Arrange the list"] > [aria-expanded="true"]',
    loading: "main .skeleton",
  },
  work: workOnRows,
  scrolls: "[data-cards]",
};
const CALENDAR: View = {
  name: "calendar",
  // “+54” lists all tasks of a day.
  reaction: { button: "[data-more]", result: "[data-day-list]", loading: "[data-loading]" },
  work: workOnDays,
  scrolls: '[role="grid"]',
  drag: dragToDay,
};
const TIMELINE: View = {
  name: "timeline",
  reaction: {
    button: '[aria-label="Zoom"] > button:last-child',
    result: '[aria-label="Zoom"] > button:last-child[aria-pressed="true"]',
    loading: "main .skeleton",
  },
  work: workOnBars,
  scrolls: "[data-scroller]",
  drag: dragBar,
};
const TABLE: View = {
  name: "table",
  reaction: {
    // A second click, before the first one shows, must not take it back.
    button: '[role="gridcell"] input[type="checkbox"]:not(:checked)',
    result: '[role="gridcell"] input:checked',
    loading: "main .skeleton",
  },
  work: workOnCells,
  scrolls: '[role="grid"]',
};

interface Place {
  what: string;
  path: string;
  view: View;
}

const PLACES: Place[] = [
  ...[KANBAN, LIST, TABLE, CALENDAR, TIMELINE].flatMap((view) =>
    [SMALL, LARGE].map(({ board, tasks }) => ({
      what: `${view.name} of ${tasks.toLocaleString("en")} tasks`,
      path: `/boards/${board}?view=${view.name}`,
      view,
    })),
  ),
  ...[{ ...LIST, work: workOnMyTasks }, TABLE].map((view) => ({
    what: `my ${MY_TASKS.toLocaleString("en")} tasks as a ${view.name}`,
    path: `/my-tasks?tab=assigned&view=${view.name}`,
    view,
  })),
];

interface Screen {
  scriptKilobytes: number;
  largestPaint: number;
  layoutShift: number;
  interactive: number;
  nodes: number;
  interactions: number[];
  /** Milliseconds between the frames while tasks scroll. */
  frames: number[];
  dragTasks: number[];
  /** Of views with a drag. */
  dropToPaint: number | null;
}

interface MeasureScreensOptions {
  address: string;
  client: pg.Client;
  rounds: number;
  /** Names of views; all of them without it. */
  views?: string[];
}

export async function measureScreens({ address, client, rounds, views }: MeasureScreensOptions) {
  await seedMyTasks(client);
  const chrome = await openBrowser();
  try {
    const session = await signedIn(chrome, address);
    const table: Record<string, string>[] = [];
    for (const place of PLACES.filter(({ view }) => !views || views.includes(view.name))) {
      const measured: Screen[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await measureScreen(await coldPage(chrome, address, session), place));
      table.push(rowOf(place.what, measured));
      console.log(JSON.stringify(table.at(-1)));
    }
    return table;
  } finally {
    await chrome.close();
  }
}

async function measureScreen(page: Page, { path, view }: Place): Promise<Screen> {
  await page.addInitScript(observe, { nothing: NOTHING_OBSERVED, reaction: view.reaction });
  const screen = { ...(await measureLoading(page, path)), ...(await measureWork(page, view)) };
  await page.context().close();
  return screen;
}

async function measureLoading(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => window.bench.interactive > 0);
  await page.waitForTimeout(500);
  const { interactive, largestPaint } = await page.evaluate(() => window.bench);
  const scriptKilobytes = (await scriptSize(page)) / 1000;
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  return { scriptKilobytes, largestPaint, interactive, nodes };
}

async function measureWork(page: Page, view: View) {
  await view.work(page);
  const frames = await scroll(page, view.scrolls);
  const interactions = await page.evaluate(() => [...window.bench.interactions.values()]);
  const { dragTasks, dropToPaint } = (await view.drag?.(page)) ?? { dragTasks: [], dropToPaint: null };
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
  const frames = measured.flatMap((screen) => screen.frames);
  const dragTasks = measured.flatMap((screen) => screen.dragTasks);
  const drops = measured.flatMap(({ dropToPaint }) => dropToPaint ?? []);
  return {
    what,
    "scripts kB": medianOf(({ scriptKilobytes }) => scriptKilobytes).toFixed(0),
    "largest paint ms": medianOf(({ largestPaint }) => largestPaint).toFixed(0),
    "interactive ms": medianOf(({ interactive }) => interactive).toFixed(0),
    "layout shift": medianOf(({ layoutShift }) => layoutShift).toFixed(3),
    nodes: medianOf(({ nodes }) => nodes).toFixed(0),
    "interaction p98 ms": percentile(interactions, 98).toFixed(0),
    "scroll frame median ms": median(frames).toFixed(1),
    "scroll frame p98 ms": percentile(frames, 98).toFixed(1),
    ...(drops.length > 0 && {
      "long tasks in a drag": `${dragTasks.length} in ${measured.length}, longest ${Math.max(0, ...dragTasks).toFixed(0)} ms`,
      "drop to paint ms": median(drops).toFixed(0),
    }),
  };
}
