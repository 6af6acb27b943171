import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { answerLabels, openFromMenu } from "@/components/testing/board-parts";
import { aLabel } from "@/components/testing/records";
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
  const sent = () => server.requests(`PUT ${world.path}/labels/{label}`).map(({ body }) => body);
  await dialog.getByRole("button", { name: "Change Bug" }).click();
  await expect.element(dialog.getByRole("radio", { checked: true })).not.toBeInTheDocument();
  await dialog.getByLabelText("Name").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByRole("form")).not.toBeInTheDocument();
  expect(sent()).toEqual([{ label: "", bg_color: "#4bce97", color: "#164B35" }]);

  await dialog.getByRole("button", { name: "Change the label green" }).click();
  await dialog.getByTitle("strong purple").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByRole("form")).not.toBeInTheDocument();
  expect(sent()[1]).toEqual({ label: "", color_preset: "purple-strong" });
});

test("a label that somebody deletes while it is being changed keeps what was typed, and can be added again", async () => {
  const { dialog, onServer } = await openDialog();
  await dialog.getByRole("button", { name: "Change Bug" }).click();
  await dialog.getByLabelText("Name").fill("Serious bug");
  onServer.removeByOther("Bug");

  await expect.element(dialog.getByText("Somebody deleted this label meanwhile.")).toBeVisible();
  await dialog.getByRole("button", { name: "Add label" }).click();
  await expect.element(dialog.getByRole("button", { name: "Change Serious bug" })).toBeVisible();
});

test("a half changed label is there again after its dialog was closed", async () => {
  const { dialog } = await openDialog();
  await dialog.getByRole("button", { name: "Change Bug" }).click();
  await dialog.getByLabelText("Name").fill("Serious b");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await openFromMenu("Labels");
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Serious b");
  await dialog.getByLabelText("Name").fill("Serious bug");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("button", { name: "Change Serious bug" })).toHaveFocus();
});

test("without a connection the form says so and keeps what was typed", async () => {
  const { dialog } = await openDialog();
  await dialog.getByRole("button", { name: "Add a label" }).click();
  await dialog.getByLabelText("Name").fill("Waiting");
  server.disconnect();
  await userEvent.keyboard("{Enter}");

  await expect.element(dialog.getByRole("alert")).toHaveTextContent("The server can't be reached.");
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Waiting");
  server.reconnect();
  await dialog.getByRole("button", { name: "Add label" }).click();
  await expect.element(dialog.getByRole("button", { name: "Change Waiting" })).toBeVisible();
});

test("the dialog breaks no rule of access while a label is changed", async () => {
  const { dialog } = await openDialog();
  await dialog.getByRole("button", { name: "Change Bug" }).click();
  await expect.element(page.getByRole("group", { name: "Colour" })).toBeVisible();

  expect(await seriousProblems()).toEqual([]);
});
