import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { expectTitles, linkOf, messages } from "@/components/testing/on-board";
import {
  boxOf,
  button,
  checkbox,
  expectAttribute,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { openTaskDialog } from "@/components/testing/task";
import type { BoardOnServer } from "@/components/testing/board";

const check = () => checkbox("Done: Rent a van");

function aWorld(options: Parameters<typeof aBoardOnServer>[0] = {}): BoardOnServer {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van", "Pack"] }, ...options });
  const done = world.board.stages.find(({ title }) => title === "Done");
  if (done) done.settings.default_task_status = "closed";
  return world;
}

test("the circle of a card marks it as done, offers the stage for done tasks, and opens nothing", async () => {
  const world = aWorld();
  await showBoard(world);

  await check().click();
  await expectAttribute(check(), "aria-checked", "true");
  await expectText(messages(), "“Rent a van” is done");
  expect(location.pathname).toBe(`/boards/${world.board.id}`);
  await button("Move to “Done”", messages()).click();

  await expectTitles("Done", ["Rent a van"]);
  await expectAccessible();
  expect(server.bodies(`PUT ${world.path}/tasks/{task}`)).toEqual([{ property: "status", value: "closed" }]);
});

test("the key marks the focused card as done and back, and nothing is offered the second time", async () => {
  const world = aWorld();
  await showBoard(world);
  linkOf("Rent a van").element().focus();

  await press(".");
  await expectAttribute(check(), "aria-checked", "true");
  await expectVisible(button("Move to “Done”", messages()));
  await press(".");

  await expectAttribute(check(), "aria-checked", "false");
  expect(server.bodies(`PUT ${world.path}/tasks/{task}`).map(({ value }) => value)).toEqual(["closed", "open"]);
});

test("the key works in the open task", async () => {
  const world = aWorld();
  await openTaskDialog(world);

  await press(".");

  await expectAttribute(
    page.getByRole("dialog").getByRole("checkbox", { name: "Done" }).first(),
    "aria-checked",
    "true",
  );
  await expectVisible(button("Move to “Done”", messages()));
});

test("nothing is offered for a task that is in a stage for done ones, or on a board without one", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  await showBoard(world);

  await check().click();

  await expectAttribute(check(), "aria-checked", "true");
  await expectGone(button(/^Move to/, messages()));
});

test("a viewer has no circle to press", async () => {
  await showBoard(aWorld({ role: "Viewer" }));

  await expectVisible(linkOf("Rent a van"));
  await expectGone(check());
});

test.each([
  [1280, 36],
  [390, 44],
])("a card with a circle is as high as without, at %i pixels", async (width, height) => {
  await page.viewport(width, 900);
  await showBoard(aWorld());

  expect(boxOf(page.getByRole("article").first()).height).toBeLessThanOrEqual(height + 2);
});
