import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { withValue } from "@/components/board-store/edits/custom-field-edits";
import { expectAccessible } from "@/components/testing/axe";
import { answerFields } from "@/components/testing/board-parts";
import { aField } from "@/components/testing/records";
import {
  button,
  checkbox,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { aTaskOnServer, beginWriting, pickerOf, property } from "@/components/testing/task";

test("a priority, dates and a description can be cleared", async () => {
  const { world, task } = aTaskOnServer({
    priority: "high",
    due_at: "2026-12-24T10:00:00+00:00",
    started_at: "2026-12-20T00:00:00+00:00",
    description: "<p>Old</p>",
  });
  await showTask(world, task);

  for (const name of ["Due date", "Start date"]) {
    const panel = pickerOf(name);
    await property(name).click();
    await button("Clear", panel).click();
    await press("{Escape}");
    await expectGone(panel);
    await expectText(property(name), "None");
  }
  await property("Priority").click();
  await page.getByRole("option", { name: "None" }).click();
  await expectText(property("Priority"), "None");
  await beginWriting();
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
    const { world, task } = aTaskOnServer({}, { board: { custom_fields: names.map((name) => aField(name)) } });
    await showTask(world, task);

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
  const { world, task } = aTaskOnServer();
  await showTask(world, task);
  const prompt = button("Add a description…");
  await expectVisible(prompt);
  expect((prompt.element() as HTMLElement).offsetHeight).toBeLessThan(45);

  await prompt.click();

  await expectFocus(textbox("Description"));
});

/** Fractions of pixels can keep the measured ratio just below 1. */
const WHOLE = 0.99;

test("the date picker is completely visible on a phone, with its clear button and its reminder", async () => {
  await page.viewport(390, 844);
  const { world, task } = aTaskOnServer({ due_at: "2026-12-24T10:00:00+00:00" });
  await showTask(world, task);
  await property("Due date").click();
  const panel = dialogOf(/^Due date:/);

  for (const part of [
    button("Today", panel).first(),
    panel.getByRole("grid"),
    button("Clear", panel),
    panel.getByLabelText("Reminder"),
  ]) {
    await expect.element(part).toBeInViewport({ ratio: WHOLE });
  }
  await page.viewport(390, 400);
  await expect.poll(() => panel.element().getBoundingClientRect().bottom).toBeLessThan(400);
  button("Clear", panel).element().scrollIntoView();
  await expect.element(button("Clear", panel)).toBeInViewport({ ratio: WHOLE });
});

const properties = page.getByRole("region", { name: "Properties" });
const LONG = "Donaudampfschifffahrtsgesellschaftskapitän";
const VALUES = { Customer: "Müller & sons", [LONG]: "WordWithoutEnd".repeat(30) };

/** A task on a board with one field of each type. */
async function openTask(role: "Member" | "Viewer" = "Member", values: Record<string, string | string[]> = VALUES) {
  const custom_fields = [
    aField("Customer"),
    aField("Budget", "number"),
    aField("Size", "select", ["S", "M", "L"]),
    aField("Areas", "multi-select", ["Kitchen", "Garden", "Hall"]),
    aField("Paid", "checkbox"),
    aField("Shipping", "date"),
    aField(LONG),
  ];
  const { world, task } = aTaskOnServer({}, { role, board: { custom_fields } });
  const onServer = answerFields(world);
  const task_custom_fields = custom_fields.reduce<ReturnType<typeof withValue>>(
    (stored, { id, title }) => withValue(stored, task.id, id, values[title] ?? null),
    [],
  );
  await showTask(world, world.put(task.id, { task_custom_fields }));
  const saveValue = () =>
    server
      .bodies(`POST ${world.path}/tasks/{task}/custom-fields`)
      .map((body) => [custom_fields.find((field) => field.id === body.custom_field_id)?.title, body.value]);
  return { world, onServer, saveValue };
}

test("an invalid number stays in its field with the message of the server, and Escape discards it", async () => {
  const { world } = await openTask();
  server.refuseFields(`POST ${world.path}/tasks/{task}/custom-fields`, { value: "The value must be a number." });
  await property("Budget").click();
  await textbox("Budget").fill("a lot");
  await press("{Enter}");

  await expectText(properties.getByRole("alert"), "The value must be a number.");
  await expectValue(textbox("Budget"), "a lot");
  await expectFocus(textbox("Budget"));
  await press("{Escape}");
  await expectText(property("Budget"), "None");
  await expectFocus(property("Budget"));
});

test("each type of field has a control that sets it", async () => {
  const { saveValue } = await openTask();
  await property("Budget").click();
  await textbox("Budget").fill("1250.5");
  await press("{Enter}");
  await expectText(property("Budget"), "1,250.5");
  await expectFocus(property("Budget"));
  await property("Size").click();
  await page.getByRole("option", { name: "M", exact: true }).click();
  await expectText(property("Size"), "M");
  await property("Areas").click();
  for (const area of ["Hall", "Kitchen"]) await page.getByRole("option", { name: area }).click();
  await press("{Escape}");
  await expect.element(property("Areas")).toHaveAccessibleName("Areas: Kitchen, Hall");
  await checkbox("Paid").click();
  await expect.element(checkbox("Paid")).toBeChecked();
  await property("Shipping").click();
  await button(/^Tomorrow/).click();
  await press("{Escape}");
  await expectText(property("Shipping"), "Tomorrow");
  await expect.poll(saveValue).toEqual([
    ["Budget", "1250.5"],
    ["Size", "M"],
    ["Areas", ["Hall"]],
    ["Areas", ["Kitchen", "Hall"]],
    ["Paid", true],
    ["Shipping", expect.stringMatching(/^\d{4}-/)],
  ]);
});

test("a value of each type of field can be cleared", async () => {
  const { saveValue } = await openTask("Member", {
    Customer: "Acme",
    Size: "S",
    Areas: ["Hall"],
    Shipping: "2026-12-24 00:00:00",
  });
  await property("Customer").click();
  await textbox("Customer").fill("");
  await press("{Enter}");
  await expectText(property("Customer"), "None");
  for (const name of ["Size", "Areas", "Shipping"]) {
    await property(name).click();
    const panel = pickerOf(name);
    await button("Clear", panel).click();
    await press("{Escape}");
    await expectGone(panel);
    await expectText(property(name), "None");
  }
  await expect.poll(saveValue).toEqual([
    ["Customer", null],
    ["Size", null],
    ["Areas", null],
    ["Shipping", null],
  ]);
});

test("a viewer sees values without controls, and a new field of somebody else", async () => {
  const { onServer } = await openTask("Viewer");
  await expectVisible(properties.getByText("Müller"));
  await expectGone(properties.getByRole("button"));
  onServer.addByOther("Insured", "checkbox");

  await expectVisible(properties.getByText("Insured"));
  await expectGone(properties.getByRole("checkbox"));
});

test("fields of each type are accessible, also while one is edited", async () => {
  await openTask();
  await property("Budget").click();
  await expectFocus(textbox("Budget"));

  await expectAccessible();
});
