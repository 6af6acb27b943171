import type { Page } from "@playwright/test";
import "@/scripts/bench/observe";

/** The browser does not report interactions shorter than 16 ms, so they do not count. */
export async function workOnCards(page: Page) {
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
}

/** Collapses a group, walks through the rows, opens a popover at each of three, and filters. */
export async function workOnRows(page: Page) {
  // Closes the menu that was opened to see whether the list reacts.
  await page.keyboard.press("Escape");
  for (let presses = 0; presses < 2; presses += 1) await page.locator("[data-toggles]").first().click();
  await page.getByRole("article").first().getByRole("link").focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("p");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("ArrowDown");
  }
  await filter(page);
}

/** As in a board's list, and marks three tasks as done. */
export async function workOnMyTasks(page: Page) {
  await workOnRows(page);
  for (let tasks = 0; tasks < 3; tasks += 1) {
    await page
      .getByRole("checkbox", { name: /^Done: / })
      .nth(tasks)
      .click();
    await page.waitForTimeout(500);
  }
}

/** Selects cells, writes one, sorts by two columns, and filters. */
export async function workOnCells(page: Page) {
  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.locator('[role="gridcell"]').nth(2).click();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.locator('[role="rowheader"]').nth(3).click();
  await page.keyboard.press("F2");
  await page.keyboard.type(" and more");
  await page.keyboard.press("Enter");
  const sort = page.locator('[role="columnheader"] > button:first-child');
  for (const at of [0, 1]) for (let presses = 0; presses < 3; presses += 1) await sort.nth(at).click();
  await filter(page);
}

/** Walks through days and months, opens a task, and moves one by keys. */
export async function workOnDays(page: Page) {
  // Closes the list of tasks that was opened to see whether the calendar reacts.
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  for (let step = 0; step < 15; step += 1) await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("PageUp");
  await page.keyboard.press("t");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await filter(page);
}

/** Zooms, walks over the bars, moves one by keys, and filters. */
export async function workOnBars(page: Page) {
  for (const key of ["-", "-", "+", "t"]) await page.keyboard.press(key);
  await page.locator("[data-bar]").first().focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await filter(page);
}

async function filter(page: Page) {
  await page.keyboard.press("f");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
}

/** Turns the wheel over this place. @returns milliseconds between the frames */
export async function scroll(page: Page, over: string): Promise<number[]> {
  const box = await page.locator(over).first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 50, 400);
  await page.evaluate(() => {
    const frames = (window.bench.frames = Array.of<number>());
    let last = performance.now();
    const note = (now: number) => {
      frames.push(now - last);
      last = now;
      if (window.bench.frames === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  return page.evaluate(() => {
    const { frames } = window.bench;
    window.bench.frames = [];
    return frames;
  });
}

export async function drag(page: Page) {
  await page.mouse.move(150, 400);
  await page.mouse.wheel(0, -50_000);
  await page.waitForTimeout(500);
  const card = page.getByRole("list", { name: "Stages" }).getByRole("article").first();
  const box = await card.boundingBox();
  if (!box) throw new Error("there is no card to drag");
  const title = (await card.getByRole("link").innerText()).trim();
  await page.evaluate(() => void window.bench.longTasks.splice(0));
  await watchDrop(page, title);
  await dragToTheRight(page, box);
  await page.waitForFunction(() => window.bench.paintedAt > 0, undefined, { timeout: 10_000 });
  const { longTasks, droppedAt, paintedAt } = await page.evaluate(() => window.bench);
  return { dragTasks: longTasks, dropToPaint: paintedAt - droppedAt };
}

/** From the first task of this month over its days. */
export async function dragToDay(page: Page) {
  await page.keyboard.press("t");
  await page.waitForTimeout(500);
  const task = page.locator('[role="grid"] article[data-lifts]').first();
  const box = await task.boundingBox();
  if (!box) throw new Error("there is no task to drag");
  const to = await task.evaluate((article) => {
    const weeks = [...document.querySelectorAll("[data-week]")];
    const week = article.closest("[data-week]");
    return weeks[week ? weeks.indexOf(week) + 2 : 0]?.querySelectorAll("[data-day]")[3]?.getAttribute("data-day") ?? "";
  });
  const end = await page.locator(`[data-day="${to}"]`).boundingBox();
  if (!end) throw new Error("there is no day to drag to");
  await page.evaluate(() => void window.bench.longTasks.splice(0));
  await watchWeek(page, to);
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    const part = step / 60;
    await page.mouse.move(
      box.x + 30 + (end.x + 40 - box.x - 30) * part,
      box.y + 10 + (end.y + 40 - box.y - 10) * part + (step % 5) * 4,
    );
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForFunction(() => window.bench.paintedAt > 0, undefined, { timeout: 10_000 });
  const { longTasks, droppedAt, paintedAt } = await page.evaluate(() => window.bench);
  return { dragTasks: longTasks, dropToPaint: paintedAt - droppedAt };
}

/** Runs in the page: the place of a bar that is well inside the chart. */
function barInView(): DOMRect | null {
  const view = document.querySelector("[data-scroller]")?.getBoundingClientRect();
  const bars = [...document.querySelectorAll("[data-bar][data-grip]")].map((bar) => bar.getBoundingClientRect());
  const isInView = (bar: DOMRect) =>
    view && bar.x > view.x + 400 && bar.right < view.right && bar.top > view.top + 60 && bar.bottom < view.bottom;
  return bars.find(isInView) ?? null;
}

/** Moves a bar by some days. */
export async function dragBar(page: Page) {
  await page.keyboard.press("t");
  await page.waitForTimeout(500);
  const box = await page.evaluate(barInView);
  if (!box) throw new Error("there is no bar to drag");
  await page.evaluate(() => void window.bench.longTasks.splice(0));
  await page.evaluate(() => {
    const drop = () => {
      window.bench.droppedAt = performance.now();
      requestAnimationFrame(() => setTimeout(() => (window.bench.paintedAt = performance.now())));
    };
    addEventListener("pointerup", drop, { capture: true, once: true });
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    await page.mouse.move(x + step * 3, y + (step % 5));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForFunction(() => window.bench.paintedAt > 0, undefined, { timeout: 10_000 });
  const { longTasks, droppedAt, paintedAt } = await page.evaluate(() => window.bench);
  return { dragTasks: longTasks, dropToPaint: paintedAt - droppedAt };
}

/** Until the week of this day shows other tasks, or another number of hidden ones. */
async function watchWeek(page: Page, ofDay: string) {
  await page.evaluate((day) => {
    addEventListener("drop", () => (window.bench.droppedAt = performance.now()), { capture: true, once: true });
    const week = document.querySelector(`[data-day="${day}"]`)?.closest("[data-week]");
    const shown = () =>
      [...(week?.querySelectorAll("[data-task], [data-more]") ?? [])].map(({ textContent }) => textContent).join();
    const before = shown();
    const watch = () => {
      if (window.bench.droppedAt > 0 && shown() !== before)
        requestAnimationFrame(() => setTimeout(() => (window.bench.paintedAt = performance.now())));
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, ofDay);
}

async function watchDrop(page: Page, title: string) {
  await page.evaluate((text) => {
    addEventListener("drop", () => (window.bench.droppedAt = performance.now()), { capture: true, once: true });
    const third = document.querySelectorAll("[data-stage]")[2];
    const watch = () => {
      const isThere = [...(third?.querySelectorAll("article a") ?? [])].some(
        ({ textContent }) => textContent?.trim() === text,
      );
      if (isThere && window.bench.droppedAt > 0)
        requestAnimationFrame(() => setTimeout(() => (window.bench.paintedAt = performance.now())));
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, title);
}

async function dragToTheRight(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1) {
    await page.mouse.move(x + 40 + step * 20, y + 20 + (step % 10) * 12);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}
