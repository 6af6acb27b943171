import { test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { column, expectNoMenu, expectStages, item, menuOf, messages, openBoard } from "@/components/testing/on-board";
import { button, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";
import { answerForStages } from "@/components/testing/stages";

async function archiveByKeys(stage: string) {
  await expectFocus(menuOf(stage));
  await press("{Enter}");
  await expectFocus(page.getByRole("menuitemcheckbox", { name: "Tasks here are done" }));
  await press("{End}");
  await expectFocus(item("Archive stage"));
  await press("{Enter}");
  await expectGone(column(stage));
}

test("the focus goes from an archived stage to its neighbour, and from the last one to the button that adds one", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Later", "Done"] });
  answerForStages(world);
  await openBoard(world);
  menuOf("Later").element().focus();

  await archiveByKeys("Later");
  await archiveByKeys("Done");
  await archiveByKeys("To do");

  await expectVisible(page.getByText("This board has no stages yet"));
  await expectFocus(button("Add a stage"));
});

test("an archived stage comes back to its place by Undo", async () => {
  const world = aBoardOnServer();
  answerForStages(world);
  await openBoard(world);
  await menuOf("To do").click();
  await item("Archive stage").click();
  await expectNoMenu();
  await expectStages(["In progress", "Done"]);

  await button("Undo", messages()).click();

  await expectStages(["To do", "In progress", "Done"]);
});

test("stages are added one after the other, and Escape gives the focus back", async () => {
  const world = aBoardOnServer({ stages: ["To do"] });
  answerForStages(world);
  await openBoard(world);
  await button("Add a stage").click();

  await press("Waiting{Enter}Done{Enter}");
  await expectStages(["To do", "Waiting", "Done"]);
  await press("{Escape}");

  await expectFocus(button("Add a stage"));
});
