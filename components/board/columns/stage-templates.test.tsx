import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { column, item, menuOf, messages } from "@/components/testing/on-board";
import { aStage } from "@/components/testing/records";
import { button, checkbox, dialogOf, expectGone, expectText, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const dialog = () => dialogOf("Add stages from a template");

async function openDialog() {
  await button("Add stage").click();
  await button("From template").click();
  await expectVisible(dialog());
}

test("a stage becomes a template, is marked, and is one no longer", async () => {
  const world = aBoardOnServer();
  const [stage] = world.board.stages;
  const path = `PUT ${world.path}/stage/${stage?.id}/update-stage-template`;
  let isTemplate = false;
  server.answer(path, () => {
    isTemplate = !isTemplate;
    return { stage: { ...stage, settings: { ...stage?.settings, is_template: isTemplate } } };
  });
  await showBoard(world);
  await menuOf("To do").click();
  await item("Make template").click();
  await expectVisible(column("To do").getByRole("img", { name: "Template for stages" }));
  await menuOf("To do").click();
  await item("Remove from templates").click();
  await expectGone(column("To do").getByRole("img", { name: "Template for stages" }));
  await expect.poll(() => server.requests(path)).toHaveLength(2);
});

test("template stages are found by their name or board, and are added with a summary of what is copied", async () => {
  const world = aBoardOnServer();
  const [review, design] = [aStage("Review"), aStage("Design")];
  server.answer("GET /boards/v2/projects/template-stages", () => ({
    stages: [
      { ...review, board: { id: 900, title: "Product" } },
      { ...design, board: { id: 901, title: "Website" } },
    ],
  }));
  server.answer(`POST ${world.path}/import-from-board`, () => ({ message: "Import successfully" }));
  await showBoard(world);
  await openDialog();
  await checkbox("Design", dialog()).click();
  await dialog().getByLabelText("Search stages").fill("prod");
  await expectGone(checkbox("Design", dialog()));
  await checkbox("Review", dialog()).click();
  await expectText(dialog(), /with their tasks and subtasks/);
  await expectPartAccessible(dialog());

  await button("Add 2 stages", dialog()).click();
  await expectGone(dialog());
  await expectVisible(messages().getByText("2 stages were added"));
  expect(server.bodies(`POST ${world.path}/import-from-board`)).toEqual([{ selectedStages: [design.id, review.id] }]);
});

test("stages of another board are added, and a refusal keeps the choice", async () => {
  const [world, other] = [aBoardOnServer(), aBoardOnServer({ board: { title: "Garden" }, stages: ["Seeds"] })];
  server.answer("GET /boards/v2/projects/template-stages", () => ({ stages: [] }));
  server.answer("GET /boards/v2/projects", () => ({
    boards: { data: [world, other].map(({ board: { id, title, background } }) => ({ id, title, background })) },
  }));
  server.refuse(`POST ${world.path}/import-from-board`, 400, "Stage not found", "bad_request");
  await showBoard(world);
  await openDialog();
  await expectVisible(dialog().getByText("No template stages yet"));
  await page.getByRole("tab", { name: "Another board" }).click();
  await button("Choose a board", dialog()).click();
  await expectGone(page.getByRole("option", { name: "House move" }));
  await page.getByRole("option", { name: "Garden" }).click();
  await checkbox("Seeds", dialog()).click();
  await button("Add 1 stage", dialog()).click();
  await expectText(dialog().getByRole("alert"), "Stage not found");
  await expect.element(checkbox("Seeds", dialog())).toBeChecked();
});
