import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { linkOf, messages } from "@/components/testing/on-board";
import { aLabel } from "@/components/testing/records";
import {
  boxOf,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const labels = [aLabel("Heavy"), aLabel("Fragile")];
const popover = (property: string) => dialogOf(`${property} of “Dig”`);
const list = (name: string) => page.getByRole("combobox", { name, exact: true });

async function showCard() {
  const world = aBoardOnServer({ board: { labels }, tasks: { "To do": ["Dig"], Done: ["Sow"] } });
  server.answer(`POST ${world.path}/labels/task`, ({ body: { taskId, labelId } }) => {
    const added = labels.filter(({ id }) => id === labelId).map((label) => labelOn(taskId, label));
    world.put(taskId, { labels: [...world.stored(taskId).labels, ...added] });
    return {};
  });
  await showBoard(world);
  linkOf("Dig").element().focus();
  return world;
}

test("keys on a focused card open popovers at the card, and Escape leads back to the card", async () => {
  await showCard();

  for (const [key, name, field] of [
    ["a", "Assignees", "People"],
    ["l", "Labels", "Labels"],
    ["p", "Priority", "Priorities"],
    ["s", "Stage", "Stages"],
  ] as const) {
    await press(key);
    await expectFocus(list(field));
    await expectPartAccessible(popover(name), name);
    expect(Math.abs(boxOf(popover(name)).left - boxOf(page.getByRole("article").first()).left)).toBeLessThan(20);
    await press("{Escape}");

    await expectGone(popover(name));
    await expectFocus(linkOf("Dig"));
  }
});

test("a priority is chosen by typing its name, and the card has the focus again", async () => {
  const world = await showCard();

  await press("p");
  await expectFocus(list("Priorities"));
  await press("urg{Enter}");

  await expectGone(popover("Priority"));
  await expectFocus(linkOf("Dig"));
  await expect.poll(() => world.task("Dig").priority).toBe("urgent");
});

test("several labels are put on a card without leaving the popover", async () => {
  const world = await showCard();

  await press("l");
  await expectFocus(list("Labels"));
  await press("hea{Enter}");
  await expect.element(page.getByRole("option", { name: "Heavy" })).toHaveAttribute("aria-selected", "true");
  await press("{Control>}a{/Control}frag{Enter}");

  await expect
    .poll(() => server.bodies(`POST ${world.path}/labels/task`).map(({ labelId }) => labelId))
    .toEqual(labels.map(({ id }) => id));
});

test("the focus follows a card that moves to another stage", async () => {
  await showCard();

  await press("s");
  await expectFocus(list("Stages"));
  await press("done{Enter}");

  await expectVisible(page.getByRole("listitem", { name: "Done" }).getByRole("link", { name: "Dig" }));
  await expectFocus(linkOf("Dig"));
});

test("a due date is typed, shown as it is understood, and saved by Enter", async () => {
  const world = await showCard();

  await press("d");
  await expectFocus(textbox("Due date: type a date"));
  await press("12/24/2030 5pm");
  await expectText(popover("Due date").getByRole("status").first(), "Tuesday, December 24, 2030 at 5:00 PM");
  await press("{Enter}");

  await expectGone(popover("Due date"));
  await expectFocus(linkOf("Dig"));
  await expect.poll(() => world.task("Dig").due_at).toBe("2030-12-24 17:00:00");
});

test("a text that is no date stays in its field with the reason", async () => {
  const world = await showCard();

  await press("d");
  await expectFocus(textbox("Due date: type a date"));
  await press("soon{Enter}");

  await expectVisible(popover("Due date").getByText("This isn’t a date. Try “fri” or “in 3 days”."));
  await expectFocus(textbox("Due date: type a date"));
  expect(world.task("Dig").due_at).toBeNull();
});

test("a popover whose task is deleted by somebody else closes and says so", async () => {
  const world = await showCard();
  await press("p");
  await expectFocus(list("Priorities"));

  world.remove(world.task("Dig").id);

  await expectVisible(messages().getByText("“Dig” is no longer on this board"));
  await expectGone(list("Priorities"));
});

test("on a phone, the dates are a sheet that fits the screen", async () => {
  await showCard();
  await page.viewport(390, 700);

  await press("d");

  await expectVisible(popover("Due date").getByRole("grid"));
  await expect.poll(() => boxOf(popover("Due date")).bottom).toBeLessThanOrEqual(700);
  expect(boxOf(popover("Due date")).left).toBeGreaterThanOrEqual(0);
  expect(boxOf(popover("Due date")).right).toBeLessThanOrEqual(390);
});

test("the keys of a viewer open nothing", async () => {
  const world = aBoardOnServer({ role: "Viewer", tasks: { "To do": ["Dig"] } });
  await showBoard(world);
  linkOf("Dig").element().focus();

  await press("aldps");

  await expectVisible(messages().getByText("You can only view this board").first());
  await expectGone(page.getByRole("dialog"));
});
