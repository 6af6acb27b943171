import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { expectTitles, item, menuOf, messages } from "@/components/testing/on-board";
import { aBoard, aStage } from "@/components/testing/records";
import {
  button,
  checkbox,
  dialogOf,
  expectGone,
  expectText,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { openTaskDialog } from "@/components/testing/task";

const aWorld = () => aBoardOnServer({ stages: ["To do", "Later"], tasks: { "To do": ["Rent a van"] } });

test("a task is duplicated from its card, with what was chosen", async () => {
  const world = aWorld();
  server.answer(`POST ${world.path}/tasks/{task}/clone-task`, ({ body }) => {
    const title = world.board.stages.find(({ id }) => id === body.stage_id)?.title ?? "";
    return { task: world.add(title, { title: body.title }), updatedTasks: [], message: "" };
  });
  await showBoard(world);

  await menuOf("Rent a van").click();
  await item("Duplicate…").click();
  await textbox("Title").fill("Rent a second van");
  await page.getByRole("combobox", { name: "Stage" }).selectOptions("Later");
  await checkbox("Comments").click();
  await checkbox("Labels").click();
  await expectPartAccessible(dialogOf("Duplicate task"));
  await button("Duplicate task").click();

  await expectTitles("Later", ["Rent a second van"]);
  expect(server.bodies(`POST ${world.path}/tasks/{task}/clone-task`)).toMatchObject([
    { title: "Rent a second van", assignee: true, label: false, subtask: true, attachment: true, comment: true },
  ]);
});

test("a refused copy stays in its dialog, with the reason", async () => {
  const world = aWorld();
  server.answer(`POST ${world.path}/tasks/{task}/clone-task`, () =>
    Response.json({ code: "rest_forbidden", message: "No more space.", data: { status: 422 } }, { status: 422 }),
  );
  await openTaskDialog(world);

  await button("Task actions").click();
  await item("Duplicate…").click();
  await button("Duplicate task").click();

  await expectText(dialogOf("Duplicate task"), "No more space.");
});

test("a task moves to the chosen place on another board, after what stays behind is listed", async () => {
  const world = aWorld();
  const other = aBoard("Garden", { stages: [aStage("Beds"), aStage("Trees")] });
  const [, trees] = other.stages;
  server.answer("GET /boards/v2/projects", () => ({ boards: { data: [other] } }));
  server.answer(`GET /boards/v2/projects/${other.id}`, () => ({ board: other }));
  server.answer(`PUT ${world.path}/tasks/{task}/move-task`, () => ({ message: "", updatedTasks: [] }));
  await showBoard(world);

  await menuOf("Rent a van").click();
  await item("Move to another board…").click();
  await button("Board: Choose board").click();
  await page.getByRole("option", { name: "Garden" }).click();
  await page.getByRole("combobox", { name: "Stage" }).selectOptions("Trees");
  await expectVisible(page.getByRole("region", { name: "What happens" }));
  await expectPartAccessible(dialogOf("Move to another board"));
  await button("Move task").click();

  await expectGone(dialogOf("Move to another board"));
  await expectText(messages(), "“Rent a van” was moved to “Garden”");
  await expectTitles("To do", []);
  expect(server.bodies(`PUT ${world.path}/tasks/{task}/move-task`)).toEqual([
    { newBoardId: other.id, newStageId: trees?.id, newIndex: 1 },
  ]);
});

test("the open task that is a template is used from its banner, and keys copy and move it", async () => {
  const world = aBoardOnServer({
    tasks: { "To do": [{ title: "Welcome a client", meta: { is_template: "yes" } as never }] },
  });
  server.answer(`POST ${world.path}/tasks/{task}/task-create-from-template`, ({ body }) => ({
    task: world.add("To do", { title: body.title }),
    updatedTasks: [],
    message: "",
  }));
  await openTaskDialog(world, "Welcome a client");

  await button("Use template").click();
  await textbox("Title").fill("Welcome Nora");
  await button("Create task").click();
  await expectGone(dialogOf("Create task from template"));
  expect(server.bodies(`POST ${world.path}/tasks/{task}/task-create-from-template`)).toMatchObject([
    { title: "Welcome Nora", assignee: true, comment: false },
  ]);

  for (const [keys, title] of [
    ["{Shift>}d{/Shift}", "Duplicate task"],
    ["{Shift>}m{/Shift}", "Move to another board"],
  ] as const) {
    await press(keys);
    await expectVisible(dialogOf(title));
    await press("{Escape}");
    await expectGone(dialogOf(title));
  }
});
