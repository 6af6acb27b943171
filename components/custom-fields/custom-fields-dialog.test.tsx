import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { answerFields, openFromMenu } from "@/components/testing/board-parts";
import { aField } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import type { CustomFieldJson } from "@/lib/custom-fields/present";

async function openDialog(...fields: CustomFieldJson[]) {
  const world = aBoardOnServer({ board: { custom_fields: fields } });
  const onServer = answerFields(world);
  await showBoard(world);
  return { world, onServer, dialog: await openFromMenu("Custom fields") };
}

const rows = () => page.getByRole("list", { name: "Custom fields" }).getByRole("listitem");
const titles = () =>
  rows()
    .elements()
    .map((row) => row.querySelector("p")?.textContent);

test("the form shows a refusal at its field, and Escape closes the form but not the dialog", async () => {
  const { world, dialog } = await openDialog(aField("Budget"));
  const accept = server.answer(`POST ${world.path}/custom-field`, () =>
    refusal({ title: "Custom Field with that title and type already exists" }),
  );
  await dialog.getByRole("button", { name: "Add a field" }).click();
  await dialog.getByLabelText("Name").fill("budget");
  await userEvent.keyboard("{Enter}");

  await expect.element(dialog.getByText("Custom Field with that title and type already exists")).toBeVisible();
  await expect.element(dialog.getByLabelText("Name")).toHaveFocus();
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("budget");
  accept();
  server.answer(`POST ${world.path}/custom-field`, () => refusal({ options: "The options field is required." }));
  await dialog.getByLabelText("Type").selectOptions("Multi-select");
  await dialog.getByRole("button", { name: "Add field" }).click();
  await expect.element(dialog.getByText("The options field is required.")).toBeVisible();

  await dialog.getByLabelText("Name").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog.getByLabelText("Name")).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test("the form keeps the input when somebody deletes the field meanwhile, and can add it again", async () => {
  const { dialog, onServer } = await openDialog(aField("Budget"), aField("Customer"));
  await dialog.getByRole("button", { name: "Change Budget" }).click();
  await dialog.getByLabelText("Name").fill("Budget of the year");
  onServer.removeByOther("Budget");

  await expect.element(dialog.getByText("Somebody deleted this field meanwhile.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Budget of the year");
  await dialog.getByRole("button", { name: "Add field" }).click();
  await expect.poll(titles).toEqual(["Customer", "Budget of the year"]);
});

test("a draft of a field survives closing the dialog, and is gone once it is discarded", async () => {
  const { dialog } = await openDialog();
  await dialog.getByRole("button", { name: "Add a field" }).click();
  await dialog.getByLabelText("Type").selectOptions("Select");
  await dialog.getByLabelText("Name").fill("Siz");
  await dialog.getByLabelText("Options").fill("S\nM");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await openFromMenu("Custom fields");
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Siz");
  await expect.element(dialog.getByLabelText("Options")).toHaveValue("S\nM");
  await dialog.getByLabelText("Name").click();
  await userEvent.keyboard("{Escape}");
  await dialog.getByRole("button", { name: "Close" }).click();
  await openFromMenu("Custom fields");
  await expect.element(dialog.getByRole("button", { name: "Add a field" })).toBeVisible();
});

test("the dialog has no accessibility violations while a field is edited", async () => {
  const { dialog } = await openDialog(
    aField("Donaudampfschifffahrtsgesellschaftskapitän"),
    aField("Size", "select", ["S", "M"]),
  );
  await dialog.getByRole("button", { name: "Change Size" }).click();
  await expect.element(dialog.getByLabelText("Options")).toBeVisible();

  expect(await seriousProblems()).toEqual([]);
});

const refusal = (params: Record<string, string>) =>
  Response.json(
    { code: "rest_invalid_param", message: "Invalid parameter(s)", data: { status: 400, params } },
    { status: 400 },
  );
