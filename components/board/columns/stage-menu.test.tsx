import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { column, expectNoMenu, expectStages, item, menuOf, messages, openBoard } from "@/components/testing/on-board";
import { answerForStages } from "@/components/testing/stages";

async function archiveByKeys(stage: string) {
  await expect.element(menuOf(stage)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Tasks here are done" })).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item("Archive stage")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(column(stage)).not.toBeInTheDocument();
}

test("the focus goes from an archived stage to its neighbour, and from the last one to the button that adds one", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Later", "Done"] });
  answerForStages(world);
  await openBoard(world);
  menuOf("Later").element().focus();

  await archiveByKeys("Later");
  await archiveByKeys("Done");
  await archiveByKeys("To do");

  await expect.element(page.getByText("This board has no stages yet")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add a stage" })).toHaveFocus();
});

test("an archived stage comes back to its place by Undo", async () => {
  const world = aBoardOnServer();
  answerForStages(world);
  await openBoard(world);
  await menuOf("To do").click();
  await item("Archive stage").click();
  await expectNoMenu();
  await expectStages(["In progress", "Done"]);

  await messages().getByRole("button", { name: "Undo" }).click();

  await expectStages(["To do", "In progress", "Done"]);
});

test("stages are added one after the other, and Escape gives the focus back", async () => {
  const world = aBoardOnServer({ stages: ["To do"] });
  answerForStages(world);
  await openBoard(world);
  await page.getByRole("button", { name: "Add a stage" }).click();

  await userEvent.keyboard("Waiting{Enter}Done{Enter}");
  await expectStages(["To do", "Waiting", "Done"]);
  await userEvent.keyboard("{Escape}");

  await expect.element(page.getByRole("button", { name: "Add a stage" })).toHaveFocus();
});
