import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { answerFields, openFromMenu } from "@/components/testing/board-parts";
import { aField } from "@/components/testing/records";
import { button, expectFocus, expectGone, expectValue, expectVisible, press } from "@/components/testing/screen";
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
  const accept = server.refuseFields(`POST ${world.path}/custom-field`, {
    title: "Custom Field with that title and type already exists",
  });
  await button("Add field", dialog).click();
  await dialog.getByLabelText("Name").fill("budget");
  await press("{Enter}");

  await expectVisible(dialog.getByText("Custom Field with that title and type already exists"));
  await expectFocus(dialog.getByLabelText("Name"));
  await expectValue(dialog.getByLabelText("Name"), "budget");
  accept();
  server.refuseFields(`POST ${world.path}/custom-field`, { options: "The options field is required." });
  await dialog.getByLabelText("Type").selectOptions("Multi-select");
  await button("Add field", dialog).click();
  await expectVisible(dialog.getByText("The options field is required."));

  await dialog.getByLabelText("Name").click();
  await press("{Escape}");
  await expectGone(dialog.getByLabelText("Name"));
  await expectVisible(dialog);
});

test("the form keeps the input when somebody deletes the field meanwhile, and can add it again", async () => {
  const { dialog, onServer } = await openDialog(aField("Budget"), aField("Customer"));
  await button("Edit Budget", dialog).click();
  await dialog.getByLabelText("Name").fill("Budget of the year");
  onServer.removeByOther("Budget");

  await expectVisible(dialog.getByText("Someone deleted this field."));
  await expectValue(dialog.getByLabelText("Name"), "Budget of the year");
  await button("Add again", dialog).click();
  await expect.poll(titles).toEqual(["Customer", "Budget of the year"]);
});

test("a draft of a field survives closing the dialog, and is gone once it is discarded", async () => {
  const { dialog } = await openDialog();
  await button("Add field", dialog).click();
  await dialog.getByLabelText("Type").selectOptions("Select");
  await dialog.getByLabelText("Name").fill("Siz");
  await dialog.getByLabelText("Options").fill("S\nM");
  await button("Close", dialog).click();
  await expectGone(dialog);

  await openFromMenu("Custom fields");
  await expectValue(dialog.getByLabelText("Name"), "Siz");
  await expectValue(dialog.getByLabelText("Options"), "S\nM");
  await dialog.getByLabelText("Name").click();
  await press("{Escape}");
  await button("Close", dialog).click();
  await openFromMenu("Custom fields");
  await expectVisible(button("Add field", dialog));
});

test("the dialog has no accessibility violations while a field is edited", async () => {
  const { dialog } = await openDialog(
    aField("Donaudampfschifffahrtsgesellschaftskapitän"),
    aField("Size", "select", ["S", "M"]),
  );
  await button("Edit Size", dialog).click();
  await expectVisible(dialog.getByLabelText("Options"));

  await expectAccessible();
});

test("editing another field leaves a half changed one open", async () => {
  const { dialog } = await openDialog(aField("Budget"), aField("Customer"));
  await button("Edit Budget", dialog).click();
  await dialog.getByLabelText("Name").fill("Budget of the y");
  await button("Edit Customer", dialog).click();

  await expectValue(dialog.getByLabelText("Name").nth(0), "Budget of the y");
  await expectValue(dialog.getByLabelText("Name").nth(1), "Customer");
  await expectFocus(dialog.getByLabelText("Name").nth(1));
  await dialog.getByLabelText("Name").nth(0).click();
  await press("{Escape}");
  await expectVisible(button("Edit Budget", dialog));
});
