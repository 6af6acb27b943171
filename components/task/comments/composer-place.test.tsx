import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aTaskWithComments, commentField, said } from "@/components/testing/comments";
import { aMember } from "@/components/testing/records";
import { button, dialogOf, expectGone, expectVisible, press } from "@/components/testing/screen";
import { showTask } from "@/components/testing/show";
import { openTaskDialog, tools } from "@/components/testing/task";

afterEach(() => page.viewport(1280, 800));

const LONG = Array.from({ length: 60 }, (_, at) => `<p>Line ${at}</p>`).join("");

function aLongTask() {
  const { world, task, comments } = aTaskWithComments();
  world.change(task.id, { description: LONG });
  for (let number = 1; number <= 12; number += 1) comments.write(world.max, `Number ${number}.\n\n\n`);
  return { world, task: world.task("Rent a van") };
}

const boxOf = (part: { element: () => Element }) => part.element().getBoundingClientRect();

test.each([
  ["a wide screen", 1280, 800],
  ["a phone", 390, 844],
])(
  "the composer is in view wherever the dialog is scrolled on %s, and grows to at most 40 percent of it",
  async (_, width, height) => {
    await page.viewport(width, height);
    const { world } = aLongTask();
    await openTaskDialog(world);
    await expect.element(commentField()).toBeInViewport();
    await expectVisible(said("Number 12."));
    said("Number 2.").element().scrollIntoView();
    await expect.element(commentField()).toBeInViewport();

    await commentField().click();
    await expectVisible(tools());
    await press("{Enter}".repeat(40));
    await expect.element(button("Send")).toBeInViewport();
    const { top } = boxOf(tools());
    expect(innerHeight - top).toBeLessThanOrEqual(0.4 * innerHeight + 80);
    await press("{Control>}a{/Control}{Backspace}");
  },
);

test("it does not cover what the keyboard focuses", async () => {
  const { world } = aLongTask();
  await openTaskDialog(world);
  await expectVisible(said("Number 12."));
  const replies = dialogOf("Rent a van")
    .getByRole("button", { name: /^Reply$/ })
    .elements();

  for (const reply of replies.slice(0, 6)) {
    (reply as HTMLElement).focus();
    expect(reply.getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf(commentField()).top);
  }
});

test("on the page of a task it stays at the bottom of the window", async () => {
  const { world, task } = aLongTask();
  await showTask(world, task);
  await expect.element(commentField()).toBeInViewport();
  await expectVisible(said("Number 12."));

  said("Number 1.").element().scrollIntoView();

  await expect.element(commentField()).toBeInViewport();
});

const SCREENS = [
  ["a wide screen", 1440, 900],
  ["a smaller one", 1280, 800],
  ["a phone", 390, 844],
  ["a phone with its keyboard", 390, 420],
  ["a small phone", 320, 640],
] as const;

/** Neither cut off nor covered. */
function expectWhole(list: Element) {
  const { left, right, top, bottom } = list.getBoundingClientRect();
  for (const [x, y] of [
    [left + 4, top + 4],
    [right - 4, top + 4],
    [left + 4, bottom - 4],
    [right - 4, bottom - 4],
  ] as const)
    expect(list.contains(document.elementFromPoint(x, y)), `${x}, ${y}`).toBe(true);
}

test.each(SCREENS)(
  "the names that “@” offers are wholly in view on %s, in comments and replies",
  async (_, ...size) => {
    await page.viewport(...size);
    const { world } = aLongTask();
    world.board.users.push(...["Ada", "Ben", "Cleo", "Dora"].map((name) => aMember(`${name} Example`)));
    await openTaskDialog(world);
    await expectVisible(said("Number 12."));
    const names = page.getByRole("listbox", { name: "Suggestions" });
    await commentField().click();
    await press("{Enter}{Enter}{Enter}@");
    await expectVisible(names);
    expectWhole(names.element());
    await press("{Control>}a{/Control}{Backspace}");
    await expectGone(names);

    await button("Reply", said("Number 1.")).first().click();
    await press("@");
    await expectVisible(names);
    expectWhole(names.element());
    await press("{Control>}a{/Control}{Backspace}");
  },
);
