import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
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

const properties = page.getByRole("region", { name: "Properties" });
const property = (name: string) => button(new RegExp(`^${name}:`), properties);
const LONG = "Donaudampfschifffahrtsgesellschaftskapitän";

/** A task on a board with one field of each type. */
async function openTask(role: "Member" | "Viewer" = "Member") {
  const custom_fields = [
    aField("Customer"),
    aField("Budget", "number"),
    aField("Size", "select", ["S", "M", "L"]),
    aField("Areas", "multi-select", ["Kitchen", "Garden", "Hall"]),
    aField("Paid", "checkbox"),
    aField("Shipping", "date"),
    aField(LONG),
  ];
  const world = aBoardOnServer({ role, tasks: { "To do": ["Rent a van"] }, board: { custom_fields } });
  const { id } = world.task("Rent a van");
  const onServer = answerFields(world);
  const [customer, long] = [custom_fields[0]?.id ?? 0, custom_fields[6]?.id ?? 0];
  const menuProps = [
    [customer, "Müller & sons"],
    [long, "WordWithoutEnd".repeat(30)],
  ] as const;
  world.put(id, {
    task_custom_fields: menuProps.map(([foreign_id, value]) => ({
      id: foreign_id,
      object_id: id,
      object_type: "task_custom_field",
      foreign_id,
      settings: { value },
      preferences: null,
      created_at: "",
      updated_at: "",
    })),
  });
  await showTask(world, world.task("Rent a van"));
  const saveValue = () =>
    server
      .requests(`POST ${world.path}/tasks/{task}/custom-fields`)
      .map(({ body }) => [custom_fields.find((field) => field.id === body.custom_field_id)?.title, body.value]);
  return { world, onServer, saveValue };
}

test("an invalid number stays in its field with the message of the server, and Escape discards it", async () => {
  const { world } = await openTask();
  server.answer(`POST ${world.path}/tasks/{task}/custom-fields`, () =>
    Response.json(
      {
        code: "rest_invalid_param",
        message: "no",
        data: { status: 400, params: { value: "The value must be a number." } },
      },
      { status: 400 },
    ),
  );
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

test("each type of field has controls that set and clear it", async () => {
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

  await property("Customer").click();
  await textbox("Customer").fill("");
  await press("{Enter}");
  await expectText(property("Customer"), "None");
  for (const name of ["Size", "Areas", "Shipping"]) {
    await property(name).click();
    const panel = dialogOf(new RegExp(`^${name}:`));
    await button("Clear", panel).click();
    await press("{Escape}");
    await expectGone(panel);
    await expectText(property(name), "None");
  }
  await expect
    .poll(() => saveValue().slice(6))
    .toEqual([
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
