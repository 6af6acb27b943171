import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { column, expectNoMenu, expectStages, item, linkOf, menuOf, messages } from "@/components/testing/on-board";
import { aPage } from "@/components/testing/records";
import {
  button,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { answerForStages } from "@/components/testing/stages";

test("a title in which nothing was typed is not saved over what somebody else made of it", async () => {
  const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Water"] } });
  await showBoard(world);

  await button(/^House move$/).click();
  world.changeBoard({ title: "Park" });
  await expect.poll(() => document.title).toContain("Park");
  await press("{Enter}");
  await expectText(page.getByRole("heading", { level: 1 }), "Park");

  await button(/^To do$/).click();
  await expectFocus(page.getByLabelText("Stage title"));
  world.changeStage("To do", { title: "Later" });
  await expectVisible(button("Add task to Later"));
  await press("{Enter}");
  await expectText(column("Later").getByRole("heading", { level: 2 }), "Later");

  linkOf("Water").element().focus();
  await press("e");
  await expectFocus(page.getByLabelText("Title of Water"));
  world.change(world.task("Water").id, { title: "Water roses" });
  await expectFocus(page.getByLabelText("Title of Water roses"));
  await press("{Enter}");
  await expectFocus(linkOf("Water roses"));

  for (const what of [world.path, `${world.path}/update-stage/{stage}`, `${world.path}/tasks/{task}`])
    expect(server.requests(`PUT ${what}`)).toEqual([]);
});

test("a title typed by somebody who may only look by now is not lost", async () => {
  const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Water"] } });
  server.refuse(`PUT ${world.path}/tasks/{task}`, 403, "Sorry, you are not allowed to do that.", "rest_forbidden");
  await showBoard(world);
  linkOf("Water").element().focus();
  await press("e");
  const field = page.getByLabelText("Title of Water");
  await expectFocus(field);
  await press("Water the roses");
  world.changeBoard({ isUserOnlyViewer: true });
  await expectGone(button(/^Add task$/));

  await press("{Enter}");

  await expectVisible(page.getByText(/“Water the roses” wasn’t saved/).first());
  await expectValue(field, "Water the roses");
  await page.getByRole("heading", { level: 1 }).click();
  await expectValue(field, "Water the roses");
  field.element().focus();
  await press("{Escape}");
  await expectGone(field);
  expect(world.task("Water").title).toBe("Water");
});

test("a title that finds the server without its database is saved once that is back", async () => {
  const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Water"] } });
  await showBoard(world);
  const comeBack = server.refuse(
    `PUT ${world.path}/tasks/{task}`,
    503,
    "The database does not answer. Please try again.",
    "rest_unavailable",
  );
  linkOf("Water").element().focus();
  await press("e");
  await page.getByLabelText("Title of Water").fill("Water the roses");

  await press("{Enter}");
  await expect.poll(() => server.requests(`PUT ${world.path}/tasks/{task}`).length).toBeGreaterThan(0);
  comeBack();

  await expect.poll(() => world.task("Water the roses").title).toBe("Water the roses");
  await expectVisible(linkOf("Water the roses"));
});

async function archiveByKeys(stage: string) {
  await expectFocus(menuOf(stage));
  await press("{Enter}");
  await expectFocus(page.getByRole("menuitemcheckbox", { name: "Mark tasks here as done" }));
  await press("{End}");
  await expectFocus(item("Archive stage"));
  await press("{Enter}");
  await expectGone(column(stage));
}

test("the focus goes from an archived stage to its neighbour, and from the last one to the button that adds one", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Later", "Done"] });
  answerForStages(world);
  await showBoard(world);
  menuOf("Later").element().focus();

  await archiveByKeys("Later");
  await archiveByKeys("Done");
  await archiveByKeys("To do");

  await expectVisible(page.getByText("No stages yet"));
  await expectFocus(button("Add stage"));
});

test("an archived stage comes back to its place by Undo", async () => {
  const world = aBoardOnServer();
  answerForStages(world);
  await showBoard(world);
  await menuOf("To do").click();
  await item("Archive stage").click();
  await expectNoMenu();
  await expectStages(["In progress", "Done"]);

  await button("Undo", messages()).click();

  await expectStages(["To do", "In progress", "Done"]);
});

test("stages are added one after the other, and Escape gives the focus back", async () => {
  const world = aBoardOnServer({ stages: ["To do"] });
  answerForStages(world);
  await showBoard(world);
  await button("Add stage").click();

  await press("Waiting{Enter}Done{Enter}");
  await expectStages(["To do", "Waiting", "Done"]);
  await press("{Escape}");

  await expectFocus(button("Add stage"));
});

const seeds = (count: number) => Array.from({ length: count }, (_, index) => `Seed ${index + 1}`);

/** Of the first stage only this many tasks come with the board; the others are on further pages. */
function withPages(world: BoardOnServer, count: number) {
  const [stage] = world.board.stages;
  if (!stage) throw new Error("The board has no stage.");
  const whole = world.firstPages();
  const inStage = whole.tasks.filter(({ stage_id }) => stage_id === stage.id);
  const first = inStage.slice(0, count);
  const cursor = Number(first.at(-1)?.position);
  const page = aPage(stage.id, inStage.length);
  world.firstPages = () => ({
    ...whole,
    tasks: [...first, ...whole.tasks.filter(({ stage_id }) => stage_id !== stage.id)],
    pagination_by_stage: {
      ...whole.pagination_by_stage,
      [stage.id]: { ...page, has_more: true, has_more_after: true, end_cursor: cursor },
    },
  });
  server.answer(`GET ${world.path}/tasks/stage-page`, ({ query }) => {
    const from = Number(query.get("cursor"));
    const later = inStage.filter(({ position }) => Number(position) > from);
    const tasks = later.slice(0, 100);
    const more = later.length > tasks.length;
    const ends = { has_more: more, has_more_after: more, end_cursor: Number(tasks.at(-1)?.position) };
    return { tasks, pagination: { ...page, cursor: from, ...ends } };
  });
}

const cards = () => {
  const found = column("To do").element().querySelector("[data-cards]");
  if (!found) throw new Error("The stage shows no cards.");
  return found;
};

test("a stage goes on although its next page could not be read at first", async () => {
  const world = aBoardOnServer({ tasks: { "To do": seeds(45) } });
  withPages(world, 20);
  const accept = server.refuse(`GET ${world.path}/tasks/stage-page`);
  await showBoard(world);
  cards().scrollTo({ top: 100_000 });
  await expect.poll(() => server.requests(`GET ${world.path}/tasks/stage-page`).length).toBeGreaterThan(1);

  accept();

  await expect.element(linkOf("Seed 45")).toBeInViewport();
});

const waiting = () => page.getByRole("status").getByText("Loading more tasks…");

test("End leads to the last of many cards, with one request, and says that it loads them", async () => {
  const world = aBoardOnServer({ tasks: { "To do": seeds(400) } });
  withPages(world, 20);
  const all = `GET /boards-app/v1/boards/${world.board.id}/tasks`;
  const letLoad = server.hold(all);
  await showBoard(world);
  linkOf("Seed 2").element().focus();

  await press("{End}");
  await expect.element(waiting()).toBeInTheDocument();
  await expectFocus(linkOf("Seed 2"));
  await press("{End}");
  letLoad();

  await expectFocus(linkOf("Seed 400"));
  await expect.element(linkOf("Seed 400")).toBeInViewport();
  await expect.element(waiting()).not.toBeInTheDocument();
  await press("k");
  await expectFocus(linkOf("Seed 399"));
  expect(server.requests(all)).toHaveLength(1);
  expect(server.requests(`GET ${world.path}/tasks/stage-page`).length).toBeLessThan(3);
});

test("j goes on from the last loaded card once more are loaded", async () => {
  const world = aBoardOnServer({ tasks: { "To do": seeds(45), Done: ["Finished"] } });
  withPages(world, 20);
  const letLoad = server.hold(`GET ${world.path}/tasks/stage-page`);
  await showBoard(world);
  cards().scrollTo({ top: 1_000 });
  await expectVisible(linkOf("Seed 20"));
  linkOf("Seed 20").element().focus();
  await press("j");
  await expect.element(waiting()).toBeInTheDocument();
  letLoad();
  await expectFocus(linkOf("Seed 21"));
  await expect.element(waiting()).not.toBeInTheDocument();
});

test("cards that others add above do not move those that are being read", async () => {
  const world = aBoardOnServer({ tasks: { "To do": seeds(40), Done: ["Finished"] } });
  const addOnTop = (title: string) =>
    world.change(world.add("To do", { title, position: `-${world.firstPages().tasks.length}.00` }).id, {});
  await showBoard(world);
  linkOf("Seed 12").element().scrollIntoView({ block: "start" });
  await expect.element(linkOf("Seed 15")).toBeInViewport();
  const before = linkOf("Seed 15").element().getBoundingClientRect().y;

  addOnTop("Put first");
  await expectVisible(column("To do").getByText("41 tasks"));
  world.change(world.task("Seed 2").id, { stage_id: world.board.stages[2]?.id ?? null });
  addOnTop("Put first as well");
  addOnTop("And this");
  await expectVisible(column("To do").getByText("42 tasks"));

  await expect.poll(() => Math.abs(linkOf("Seed 15").element().getBoundingClientRect().y - before)).toBeLessThan(3);
  cards().scrollTo({ top: 0 });
  await expect.element(linkOf("And this")).toBeInViewport();
  addOnTop("Seen at once");
  await expect.element(linkOf("Seen at once")).toBeInViewport();
});

test("a stage shows how many tasks it should have, and that it has more; anybody sees it, members change it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack", "Call", "Buy tape"] } });
  answerForStages(world);
  await showBoard(world);
  await menuOf("To do").click();
  await item("Limit…").click();
  const field = page.getByLabelText("Tasks at most");
  await expectFocus(field);
  await field.fill("2");
  await press("{Enter}");

  await expectVisible(column("To do").getByText("3/2"));
  await expectVisible(column("To do").getByText("More than the limit of 2 tasks"));
  await expectFocus(menuOf("To do"));
  expect(server.bodies(`PUT /boards-app/v1/boards/${world.board.id}/stages/{stage}/limit`)).toEqual([{ limit: 2 }]);

  await menuOf("To do").click();
  await item("Limit…").click();
  await button("Remove limit").click();
  await expectGone(column("To do").getByText("3/2"));
});

test("a refused title of a stage stays in its field, which has the focus, with the reason", async () => {
  const world = aBoardOnServer({ stages: ["To do"] });
  answerForStages(world);
  await showBoard(world);
  const accept = server.refuse(
    `PUT ${world.path}/update-stage/{stage}`,
    409,
    "There is a stage “Doing” already.",
    "conflict",
  );
  await page.getByRole("button", { name: /^To do$/ }).click();
  const field = textbox("Stage title");
  await field.fill("Doing");
  await press("{Enter}");

  await expectVisible(page.getByRole("alert").filter({ hasText: "There is a stage “Doing” already." }));
  await expectValue(field, "Doing");
  await expectFocus(field);
  await expect.element(field).toHaveAccessibleDescription("There is a stage “Doing” already.");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("heading", { level: 1 }).click();
  await expectValue(field, "Doing");
  accept();
  await field.fill("Doing now");
  await press("{Enter}");
  await expectVisible(page.getByRole("button", { name: /^Doing now$/ }));
  await expectGone(page.getByRole("alert"));
});

test("a title that is refused late never replaces what is typed by then", async () => {
  const world = aBoardOnServer({ stages: ["To do"] });
  await showBoard(world);
  server.refuse(`PUT ${world.path}/update-stage/{stage}`, 409, "There is a stage “Doing” already.", "conflict");
  const release = server.hold(`PUT ${world.path}/update-stage/{stage}`);
  await page.getByRole("button", { name: /^To do$/ }).click();
  const field = textbox("Stage title");
  await field.fill("Doing");
  await press("{Enter}");
  await page.getByRole("button", { name: /^Doing$/ }).click();
  await field.fill("In review");

  release();

  await expectVisible(page.getByText("“Doing” wasn’t saved. There is a stage “Doing” already.").first());
  await expectValue(field, "In review");
  await expectFocus(field);
});

/** Its field is closed before the refusal is released. */
async function addRefusedStage() {
  const world = aBoardOnServer({ stages: ["To do"] });
  await showBoard(world);
  server.refuse(`POST ${world.path}/stage-create`, 403, "Only managers add stages.", "rest_forbidden");
  const release = server.hold(`POST ${world.path}/stage-create`);
  const field = textbox("Title of the new stage");
  await page.getByRole("button", { name: "Add stage" }).click();
  await field.fill("Doing");
  await press("{Enter}");
  await press("{Escape}");
  await expectGone(field);
  return { world, release, field };
}

test("a title of a new stage that is refused late leaves the focus where the person works by then", async () => {
  const { release, field } = await addRefusedStage();
  await page.getByRole("button", { name: /^To do$/ }).click();

  release();

  await expectValue(field, "Doing");
  await expectFocus(textbox("Stage title"));
});

test("a refused title of a new stage is back in its field, also if that was closed, and never replaces the next one", async () => {
  const { world, release, field } = await addRefusedStage();
  release();

  await expectValue(field, "Doing");
  await expectFocus(field);
  await expect.element(field).toHaveAccessibleDescription("Only managers add stages.");
  const releaseAgain = server.hold(`POST ${world.path}/stage-create`);
  await press("{Enter}");
  await field.fill("Later");
  releaseAgain();
  await expectVisible(page.getByText("“Doing” wasn’t saved. Only managers add stages."));
  await press(" on");
  await expectValue(field, "Later on");
  await expectVisible(page.getByText("“Doing” wasn’t saved. Only managers add stages."));
  await press("{Escape}");
  await expectGone(field);
});
