import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { answerFields } from "@/components/testing/board-parts";
import { aField } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";

const properties = page.getByRole("region", { name: "Properties" });
const property = (name: string) => properties.getByRole("button", { name: new RegExp(`^${name}:`) });
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
  await page.getByRole("textbox", { name: "Budget" }).fill("a lot");
  await userEvent.keyboard("{Enter}");

  await expect.element(properties.getByRole("alert")).toHaveTextContent("The value must be a number.");
  await expect.element(page.getByRole("textbox", { name: "Budget" })).toHaveValue("a lot");
  await expect.element(page.getByRole("textbox", { name: "Budget" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(property("Budget")).toHaveTextContent("None");
  await expect.element(property("Budget")).toHaveFocus();
});

test("each type of field has controls that set and clear it", async () => {
  const { saveValue } = await openTask();
  await property("Budget").click();
  await page.getByRole("textbox", { name: "Budget" }).fill("1250.5");
  await userEvent.keyboard("{Enter}");
  await expect.element(property("Budget")).toHaveTextContent("1,250.5");
  await expect.element(property("Budget")).toHaveFocus();
  await property("Size").click();
  await page.getByRole("option", { name: "M", exact: true }).click();
  await expect.element(property("Size")).toHaveTextContent("M");
  await property("Areas").click();
  for (const area of ["Hall", "Kitchen"]) await page.getByRole("option", { name: area }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(property("Areas")).toHaveAccessibleName("Areas: Kitchen, Hall");
  await page.getByRole("checkbox", { name: "Paid" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Paid" })).toBeChecked();
  await property("Shipping").click();
  await page.getByRole("button", { name: /^Tomorrow/ }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(property("Shipping")).toHaveTextContent("Tomorrow");
  await expect.poll(saveValue).toEqual([
    ["Budget", "1250.5"],
    ["Size", "M"],
    ["Areas", ["Hall"]],
    ["Areas", ["Kitchen", "Hall"]],
    ["Paid", true],
    ["Shipping", expect.stringMatching(/^\d{4}-/)],
  ]);

  await property("Customer").click();
  await page.getByRole("textbox", { name: "Customer" }).fill("");
  await userEvent.keyboard("{Enter}");
  await expect.element(property("Customer")).toHaveTextContent("None");
  for (const name of ["Size", "Areas", "Shipping"]) {
    await property(name).click();
    const panel = page.getByRole("dialog", { name: new RegExp(`^${name}:`) });
    await panel.getByRole("button", { name: "Clear" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(property(name)).toHaveTextContent("None");
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
  await expect.element(properties.getByText("Müller")).toBeVisible();
  await expect.element(properties.getByRole("button")).not.toBeInTheDocument();
  onServer.addByOther("Insured", "checkbox");

  await expect.element(properties.getByText("Insured")).toBeVisible();
  await expect.element(properties.getByRole("checkbox")).not.toBeInTheDocument();
});

test("fields of each type are accessible, also while one is edited", async () => {
  await openTask();
  await property("Budget").click();
  await expect.element(page.getByRole("textbox", { name: "Budget" })).toHaveFocus();

  expect(await seriousProblems()).toEqual([]);
});
