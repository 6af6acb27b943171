import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asAdministrator, aTask, type MadeBoard } from "./boards";
import { aBoardWith, card, column, linkOf, middleOf, openBoard } from "./dragging";

test("a stage goes on though a page of it could not be read at first", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, {});
  await seed(request, board, 45);
  let refusals = 2;
  await page.route("**/stage-page*", (route) => (refusals-- > 0 ? route.fulfill({ status: 500, json: { code: "internal", message: "No" } }) : route.fallback()));
  await openBoard(page, member, board);

  await scrollTo(page, 100_000);

  await expect(card(page, "Seed 45")).toBeInViewport();
  expect(refusals).toBeLessThan(0);
});

test("a card is dropped nowhere over room that is not loaded and whose beginning is out of sight", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { Done: ["Carried"] });
  await seed(request, board, 120);
  await page.route("**/stage-page*", () => undefined);
  await openBoard(page, member, board);

  await scrollTo(page, 76 * 60);
  await expect(card(page, "Seed 20")).toHaveCount(0);
  await carryInto(page, "Carried");
  await expect(page.locator("[data-drop-line]")).toHaveCount(0);
  await page.mouse.up();
  await expect(column(page, "Done").getByRole("article")).toHaveCount(1);
});

test("what others put above stays out of the way of who reads further down", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { Done: ["Finished"] });
  await seed(request, board, 40);
  await openBoard(page, member, board);
  const send = await asAdministrator(request);
  await bringUp(page, "Seed 12");
  await expect(card(page, "Seed 15")).toBeInViewport();
  const before = await middleOf(linkOf(page, "Seed 15"));

  await aTask(request, board, "Put first", { position: 1 });
  await expect(column(page, "To do").getByText("41 tasks")).toBeVisible();
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${await idOf(request, board, "Seed 2")}/move-task`, { newStageId: board.stages[2]?.id, newIndex: 1 });
  await aTask(request, board, "Put first as well", { position: 1 });
  await aTask(request, board, "And this", { position: 1 });
  await expect(column(page, "To do").getByText("42 tasks")).toBeVisible();

  await expect.poll(async () => Math.abs((await middleOf(linkOf(page, "Seed 15"))).y - before.y)).toBeLessThan(3);
  await scrollTo(page, 0);
  await expect(card(page, "And this")).toBeInViewport();
  await aTask(request, board, "Seen at once", { position: 1 });
  await expect(card(page, "Seen at once")).toBeInViewport();
});

async function seed(request: APIRequestContext, { id, stages }: MadeBoard, count: number) {
  const send = await asAdministrator(request);
  for (let at = 1; at <= count; at += 1) await send("POST", `/boards/v2/projects/${id}/tasks`, { task: { title: `Seed ${at}`, board_id: id, stage_id: stages[0]?.id } });
}

const scrollTo = (page: Page, top: number) => column(page, "To do").locator("[data-cards]").evaluate((cards, to) => cards.scrollTo({ top: to }), top);

async function idOf(request: APIRequestContext, { id }: MadeBoard, title: string): Promise<number> {
  const { tasks } = await (await asAdministrator(request))("GET", `/boards/v2/projects/${id}/tasks`);
  return tasks.find((task: { title: string }) => task.title === title).id;
}

/** To the upper end of the stage. */
const bringUp = (page: Page, title: string) => card(page, title).evaluate((element) => element.scrollIntoView({ block: "start" }));

/** Over the lower part of the first stage. */
async function carryInto(page: Page, title: string) {
  const cards = await column(page, "To do").locator("[data-cards]").boundingBox();
  const from = await middleOf(linkOf(page, title));
  if (!cards) throw new Error("The stage shows no cards.");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 3 });
  await page.mouse.move(cards.x + cards.width / 2, cards.y + cards.height * 0.75, { steps: 5 });
  await page.mouse.move(cards.x + cards.width / 2, cards.y + cards.height * 0.75 + 2);
}
