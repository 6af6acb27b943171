import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { column, linkOf, menuOf } from "@/components/testing/on-board";
import { aLabel } from "@/components/testing/records";
import {
  button,
  expectAttribute,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const cardsIn = (stage: string) => textsOf(column(stage).getByRole("article").getByRole("link"));
const bar = () => page.getByRole("region", { name: "Filters" });
const KEPT = "No longer matches the filters";

test("columns say how many of their tasks are shown", async () => {
  await showBoard(
    aBoardOnServer({ tasks: { "To do": [{ title: "Water", priority: "high" }, "Dig", "Weed"] } }),
    "?priority=high",
  );

  await expectText(column("To do"), "1 / 3");
  await expectVisible(column("To do").getByText("1 of 3 tasks"));
  await expectVisible(column("Done").getByText("0 of 0 tasks"));
});

test("a task that I change stays in view until the filters change, and is marked", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Water", "Dig"] } });
  await showBoard(world, "?status=open");
  await expectVisible(linkOf("Water"));

  await menuOf("Water").click();
  await page.getByRole("menuitemcheckbox", { name: "Done" }).click();
  await press("{Escape}");

  await expect.poll(() => world.task("Water").status).toBe("closed");
  await expectVisible(column("To do").getByText(KEPT));
  expect(cardsIn("To do")).toEqual(["Water", "Dig"]);
  await page.getByRole("button", { name: "Status: Open" }).click();
  await page.getByRole("option", { name: "Done" }).click();
  await expectGone(page.getByText(KEPT));
  await page.getByRole("option", { name: "Done" }).click();
  await expect.poll(() => cardsIn("To do")).toEqual(["Dig"]);
});

test("tasks move among those that match, and hidden ones keep their place", async () => {
  const high = (title: string) => ({ title, priority: "high" });
  const world = aBoardOnServer({ tasks: { "To do": [high("Water"), "Dig", high("Weed"), "Sow", high("Mow")] } });
  await showBoard(world, "?priority=high");
  await expectAttribute(column("To do").getByRole("article").first(), "data-lifts", "");
  expect(cardsIn("To do")).toEqual(["Water", "Weed", "Mow"]);
  linkOf("Mow").element().focus();

  await press(" {ArrowUp}{ArrowUp} ");

  await expect
    .poll(() => server.bodies(`PUT ${world.path}/tasks/{task}/move-task`))
    .toEqual([expect.objectContaining({ prevTaskId: null, nextTaskId: world.task("Water").id })]);
  expect(cardsIn("To do")).toEqual(["Mow", "Water", "Weed"]);
  await button("Clear").click();
  await expect.poll(() => cardsIn("To do")).toEqual(["Mow", "Water", "Dig", "Weed", "Sow"]);
});

test("a task that somebody else changes goes when it no longer matches", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Water", "Dig"] } });
  await showBoard(world, "?status=open");
  await expectVisible(linkOf("Water"));

  world.change(world.task("Water").id, { status: "closed" });

  await expectGone(linkOf("Water"));
  await expectVisible(bar().getByText("1 hidden", { exact: true }));
});

test("a new task gets what the filters ask for, in their only stage", async () => {
  const garden = aLabel("Garden");
  const world = aBoardOnServer({ board: { labels: [garden] }, tasks: { "To do": ["Water"] } });
  const stage = world.board.stages[1];
  await showBoard(world, `?label=${garden.id}&assignee=me&priority=high&stage=${stage?.id}`);
  await expectVisible(bar());

  await press("c");
  await expectFocus(column("In progress").getByRole("textbox"));
  await press("Plant{Enter}");

  await expect
    .poll(() => server.bodies(`POST ${world.path}/tasks`)[0]?.task)
    .toMatchObject({
      title: "Plant",
      stage_id: stage?.id,
      labels: [garden.id],
      assignees: [world.me.ID],
      priority: "high",
    });
});

test("a new task that the filters hide stays in view, and is marked", async () => {
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Water", status: "closed" }] } });
  await showBoard(world, "?status=closed");
  await expectVisible(linkOf("Water"));

  await button("Add task to To do").click();
  await press("Plant{Enter}{Escape}");

  await expect.poll(() => world.task("Plant").id).toBeGreaterThan(0);
  await expectVisible(column("To do").getByText(KEPT));
  await expect.poll(() => cardsIn("To do")).toEqual(["Water", "Plant"]);
});

test("a card is dropped next to the neighbors that are shown", async () => {
  const high = { priority: "high" };
  const world = aBoardOnServer({
    tasks: { "To do": [{ title: "A", ...high }, "x", { title: "B", ...high }, "y", { title: "C", ...high }] },
  });
  await showBoard(world, "?priority=high");
  await expectVisible(bar().getByText("2 hidden", { exact: true }));

  linkOf("C").element().focus();
  await press(" {ArrowUp} ");

  await expect
    .poll(() => server.bodies(`PUT ${world.path}/tasks/${world.task("C").id}/move-task`))
    .toMatchObject([{ prevTaskId: world.task("A").id, nextTaskId: world.task("B").id }]);
  await expect.poll(() => cardsIn("To do")).toEqual(["A", "C", "B"]);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.poll(() => cardsIn("To do").toSorted()).toEqual(["A", "B", "C", "x", "y"]);
  expect(cardsIn("To do").indexOf("C")).toBe(cardsIn("To do").indexOf("A") + 1);
});

test("the view keeps the filters, and the filters keep the view", async () => {
  await showBoard(
    aBoardOnServer({ tasks: { "To do": [{ title: "Water", priority: "high" }, "Dig"] } }),
    "?priority=high",
  );
  await expectVisible(bar());

  await press("2");

  await expect.poll(() => location.search).toBe("?priority=high&view=list");
  await expectVisible(page.getByText("Water").first());
  expect(page.getByText("Dig").query()).toBeNull();
});
