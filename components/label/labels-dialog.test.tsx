import { expect, test } from "vitest";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { answerLabels, openFromMenu } from "@/components/testing/board-parts";
import { aLabel } from "@/components/testing/records";
import {
  button,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

async function openDialog() {
  const world = aBoardOnServer({ board: { labels: [aLabel("Bug", { bg_color: "#4bce97", color: "#164B35" })] } });
  const onServer = answerLabels(world);
  await showBoard(world);
  return { world, onServer, dialog: await openFromMenu("Labels") };
}

test("a label keeps its colours when it is only renamed, and takes those of a preset", async () => {
  const { world, dialog } = await openDialog();
  const sent = () => server.bodies(`PUT ${world.path}/labels/{label}`);
  await button("Edit Bug", dialog).click();
  await expectGone(dialog.getByRole("radio", { checked: true }));
  await dialog.getByLabelText("Name").fill("");
  await button("Save", dialog).click();
  await expectGone(dialog.getByRole("form"));
  expect(sent()).toEqual([{ label: "", bg_color: "#4bce97", color: "#164B35" }]);

  await button("Edit Green label", dialog).click();
  await dialog.getByTitle("Strong purple").click();
  await button("Save", dialog).click();
  await expectGone(dialog.getByRole("form"));
  expect(sent()[1]).toEqual({ label: "", color_preset: "purple-strong" });
});

test("a label is changed in an accessible form; one that somebody deletes meanwhile keeps what was typed, and can be added again", async () => {
  const { dialog, onServer } = await openDialog();
  await button("Edit Bug", dialog).click();
  await dialog.getByLabelText("Name").fill("Serious bug");
  await expectPartAccessible(dialog);
  onServer.removeByOther("Bug");

  await expectVisible(dialog.getByText("Someone deleted this label."));
  await button("Add again", dialog).click();
  await expectVisible(button("Edit Serious bug", dialog));
});

test("a half changed label is there again after its dialog was closed", async () => {
  const { dialog } = await openDialog();
  await button("Edit Bug", dialog).click();
  await dialog.getByLabelText("Name").fill("Serious b");
  await button("Close", dialog).click();
  await expectGone(dialog);

  await openFromMenu("Labels");
  await expectValue(dialog.getByLabelText("Name"), "Serious b");
  await dialog.getByLabelText("Name").fill("Serious bug");
  await press("{Enter}");
  await expectFocus(button("Edit Serious bug", dialog));
});

test("without a connection the form says so and keeps what was typed", async () => {
  const { dialog } = await openDialog();
  await button("Add label", dialog).click();
  await dialog.getByLabelText("Name").fill("Waiting");
  server.disconnect();
  await press("{Enter}");

  await expectText(dialog.getByRole("alert"), "Can’t reach the server.");
  await expectValue(dialog.getByLabelText("Name"), "Waiting");
  server.reconnect();
  await button("Add label", dialog).click();
  await expectVisible(button("Edit Waiting", dialog));
});

test("editing another label leaves a half changed one open, and closes one that is unchanged", async () => {
  const world = aBoardOnServer({ board: { labels: ["Bug", "Docs", "Ops"].map((title) => aLabel(title)) } });
  answerLabels(world);
  await showBoard(world);
  const dialog = await openFromMenu("Labels");
  const names = dialog.getByLabelText("Name");
  await button("Edit Bug", dialog).click();
  await names.fill("Serious b");
  await button("Edit Docs", dialog).click();
  await expectCount(names, 2);
  await button("Edit Ops", dialog).click();
  await expectCount(names, 2);
  await expectValue(names.nth(1), "Ops");
  await names.nth(1).fill("Operations");
  await button("Add label", dialog).click();
  await names.nth(2).fill("New");
  await button("Close", dialog).click();
  await expectGone(dialog);

  await openFromMenu("Labels");
  await expectCount(names, 3);
  await expectValue(names.nth(0), "Serious b");
  await names.nth(0).fill("Serious bug");
  await press("{Enter}");
  await expectFocus(button("Edit Serious bug", dialog));
  await expectValue(names.nth(0), "Operations");
  await expectValue(names.nth(1), "New");
  await names.nth(1).click();
  await press("{Escape}");
  await names.click();
  await press("{Escape}");
  await expectGone(names);
});
