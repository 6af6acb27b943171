import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aField } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { showTask } from "@/components/testing/show";

const property = (name: string) => button(new RegExp(`^${name}:`), page.getByRole("region", { name: "Properties" }));

afterEach(() => page.viewport(1280, 800));

test("a priority, dates and a description can be cleared", async () => {
  const world = aBoardOnServer({
    tasks: {
      "To do": [
        {
          title: "Rent a van",
          priority: "high",
          due_at: "2026-12-24T10:00:00+00:00",
          started_at: "2026-12-20T00:00:00+00:00",
          description: "<p>Old</p>",
        },
      ],
    },
  });
  await showTask(world, world.task("Rent a van"));

  for (const name of ["Due", "Start"]) {
    const panel = dialogOf(new RegExp(`^${name}:`));
    await property(name).click();
    await button("Clear", panel).click();
    await press("{Escape}");
    await expectGone(panel);
    await expectText(property(name), "None");
  }
  await property("Priority").click();
  await page.getByRole("option", { name: "None" }).click();
  await expectText(property("Priority"), "None");
  await button("Edit description").click();
  await expectVisible(page.getByRole("toolbar", { name: "Formatting" }));
  await textbox("Description").click();
  await press("{Control>}a{/Control}{Delete}");
  await button(/^Done$/).click();

  await expectVisible(button("Add a description…"));
  await expect
    .poll(() => world.task("Rent a van"))
    .toMatchObject({ description: null, due_at: null, started_at: null, priority: "" });
});

test.each([1440, 390])(
  "names of properties fit on one line at %i pixels, and a longer one is truncated with the full name as its title",
  async (width) => {
    await page.viewport(width, 844);
    const names = [
      "Effort in days",
      "Needs a help page",
      "Planned release",
      "The department that has to agree before anything is built",
    ];
    const world = aBoardOnServer({
      tasks: { "To do": ["Rent a van"] },
      board: { custom_fields: names.map((name) => aField(name)) },
    });
    await showTask(world, world.task("Rent a van"));

    for (const name of ["Assignees", ...names]) {
      const label = page.getByRole("term").getByTitle(name);
      await expect.element(label).toBeInTheDocument();
      const { offsetHeight, scrollWidth, clientWidth } = label.element() as HTMLElement;
      expect(offsetHeight).toBeLessThan(24);
      expect(scrollWidth > clientWidth).toBe(name === names[3]);
    }
  },
);

test("a task without a description shows one line, which becomes the editor", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  await showTask(world, world.task("Rent a van"));
  const prompt = button("Add a description…");
  await expectVisible(prompt);
  expect((prompt.element() as HTMLElement).offsetHeight).toBeLessThan(45);

  await prompt.click();

  await expectFocus(textbox("Description"));
});

test("the date picker is completely visible on a phone, with its clear button and its reminder", async () => {
  await page.viewport(390, 844);
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Rent a van", due_at: "2026-12-24T10:00:00+00:00" }] } });
  await showTask(world, world.task("Rent a van"));
  await property("Due").click();
  const panel = dialogOf(/^Due:/);

  for (const part of [
    button("Today", panel).first(),
    panel.getByRole("grid"),
    button("Clear", panel),
    panel.getByLabelText("Reminder"),
  ]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
  }
  await page.viewport(390, 400);
  await expect.poll(() => panel.element().getBoundingClientRect().bottom).toBeLessThan(400);
  button("Clear", panel).element().scrollIntoView();
  await expect.element(button("Clear", panel)).toBeInViewport({ ratio: 1 });
});
