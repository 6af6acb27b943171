import { expect, type Locator, type Page } from "@playwright/test";
import { aBoard, aTask, type MadeBoard } from "./boards";
import { type Account, aPerson, send, signIn } from "./people";

export const column = (page: Page, stage: string): Locator => page.getByRole("listitem", { name: stage, exact: true });
export const card = (page: Page, title: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name: title, exact: true }) });
export const linkOf = (page: Page, title: string): Locator =>
  page.getByRole("article").getByRole("link", { name: title, exact: true });
export const titlesIn = (page: Page, stage: string): Locator =>
  column(page, stage).getByRole("article").getByRole("link");
export const stageTitles = (page: Page): Locator =>
  page.getByRole("list", { name: "Stages" }).getByRole("heading", { level: 2 });

/** A board with the stages To do, In progress and Done, and one other member. */
export async function aBoardWith(tasks: Record<string, string[]>): Promise<{ board: MadeBoard; member: Account }> {
  const member = await aPerson("Drew");
  const board = await aBoard({
    title: "House move",
    stages: ["To do", "In progress", "Done"],
    members: [member],
  });
  for (const [stage, titles] of Object.entries(tasks)) for (const title of titles) await aTask(board, title, { stage });
  return { board, member };
}

/** Opens the board and waits until React handles events. */
export async function openBoard(page: Page, person: Account, { id }: MadeBoard, search = "") {
  await signIn(page, person, `/boards/${id}${search}`);
  await expect(page.locator("[data-live=open]")).toBeVisible();
}

export const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error("Nothing to be pointed at.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

type Point = { x: number; y: number };

/** Sends touch events through the DevTools protocol. */
export async function startTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (at: Point) => touch("touchStart", at),
    to: (at: Point) => touch("touchMove", at),
    up: () => touch("touchEnd"),
  };
}

/** The copy of a card under the finger that drags it. */
export const copy = (page: Page): Locator => page.locator("body > [aria-hidden=true] > article");

/** Runs in the page while it scrolls: resolves at the first frame that shows most of the element. */
export const whenMostlyVisible = (element: Element) =>
  new Promise<void>((resolve) => {
    const checkPosition = () => {
      const { left, right, width } = element.getBoundingClientRect();
      const visible = Math.min(right, innerWidth) - Math.max(left, 0);
      if (visible > 0.6 * width) resolve();
      else requestAnimationFrame(checkPosition);
    };
    checkPosition();
  });

/** Drags a card to a point without dropping it. Browsers need a second move. */
export async function dragTo(page: Page, title: string, to: { x: number; y: number }) {
  // Dragging is loaded after the page; what nobody may move is not draggable.
  if ((await card(page, title).getAttribute("data-lifts")) !== null)
    await expect(card(page, title)).toHaveAttribute("draggable", "true");
  const from = await middleOf(card(page, title));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.move(to.x, to.y - 4);
  await page.mouse.move(to.x, to.y);
}

/** Of the tasks that the server has in a stage, in order. */
export async function savedTitles({ id, stages }: MadeBoard, stage: string): Promise<string[]> {
  const stageId = stages.find(({ title }) => title === stage)?.id;
  const { tasks } = await send(
    "GET",
    `/boards/v2/projects/${id}/tasks/stage-page?stage_id=${stageId}&limit=100&cursor=`,
  );
  return tasks.map(({ title }: { title: string }) => title);
}

/** Drags a stage by its header to the left half of another one without dropping it. */
export async function dragStage(page: Page, title: string, over: string) {
  const from = await middleOf(column(page, title).locator("[data-lifts]").first());
  const to = await middleOf(column(page, over));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 8, from.y + 2);
  await page.mouse.move(to.x - 40, from.y);
  await page.mouse.move(to.x - 44, from.y);
}
