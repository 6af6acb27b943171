import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aField } from "@/components/testing/records";
import { showTask } from "@/components/testing/show";

const property = (name: string) =>
  page.getByRole("region", { name: "Properties" }).getByRole("button", { name: new RegExp(`^${name}:`) });

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
    const panel = page.getByRole("dialog", { name: new RegExp(`^${name}:`) });
    await property(name).click();
    await panel.getByRole("button", { name: "Clear" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(property(name)).toHaveTextContent("None");
  }
  await property("Priority").click();
  await page.getByRole("option", { name: "None" }).click();
  await expect.element(property("Priority")).toHaveTextContent("None");
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect.element(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await page.getByRole("textbox", { name: "Description" }).click();
  await userEvent.keyboard("{Control>}a{/Control}{Delete}");
  await page.getByRole("button", { name: "Done", exact: true }).click();

  await expect.element(page.getByRole("button", { name: "Add a description…" })).toBeVisible();
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
  const prompt = page.getByRole("button", { name: "Add a description…" });
  await expect.element(prompt).toBeVisible();
  expect((prompt.element() as HTMLElement).offsetHeight).toBeLessThan(45);

  await prompt.click();

  await expect.element(page.getByRole("textbox", { name: "Description" })).toHaveFocus();
});

test("the date picker is completely visible on a phone, with its clear button and its reminder", async () => {
  await page.viewport(390, 844);
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Rent a van", due_at: "2026-12-24T10:00:00+00:00" }] } });
  await showTask(world, world.task("Rent a van"));
  await property("Due").click();
  const panel = page.getByRole("dialog", { name: /^Due:/ });

  for (const part of [
    panel.getByRole("button", { name: "Today" }).first(),
    panel.getByRole("grid"),
    panel.getByRole("button", { name: "Clear" }),
    panel.getByLabelText("Reminder"),
  ]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
  }
  await page.viewport(390, 400);
  await expect.poll(() => panel.element().getBoundingClientRect().bottom).toBeLessThan(400);
  panel.getByRole("button", { name: "Clear" }).element().scrollIntoView();
  await expect.element(panel.getByRole("button", { name: "Clear" })).toBeInViewport({ ratio: 1 });
});
