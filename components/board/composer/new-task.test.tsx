import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { paste } from "@/components/testing/attachments";
import { aBoardOnServer } from "@/components/testing/board";
import { aLabel } from "@/components/testing/records";
import {
  button,
  expectAttribute,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const field = page.getByLabelText("Title of the new task");
const column = (stage: string) =>
  page.getByRole("list", { name: "Stages" }).getByRole("listitem", { name: stage, exact: true });
const titlesIn = (stage: string) => textsOf(column(stage).getByRole("article").getByRole("link"));
const addTo = (stage: string) => button(`Add task to ${stage}`);
const addAtEnd = (stage: string) => button(/^Add task$/, column(stage));

/** A board on which a task is being written. */
async function beginTask() {
  const world = aBoardOnServer({ stages: ["To do", "Done"], board: { labels: [aLabel("In review")] } });
  const sent = () => server.bodies(`POST ${world.path}/tasks`).map(({ task }) => task);
  server.answer(`POST ${world.path}/tasks`, ({ body: { task } }) => {
    const { title, stage_id, position } = task;
    const made = world.add(stage_id === world.board.stages[0]?.id ? "To do" : "Done", {
      title,
      ...(position === 1 && { position: `${-sent().length}.00` }),
    });
    return { task: made, updatedTasks: [] };
  });
  await showBoard(world);
  await addTo("To do").click();
  await expectFocus(field);
  return { world, sent };
}

test("Enter creates a task, the field stays for the next one, and Escape gives the focus back", async () => {
  const { sent } = await beginTask();
  await expectAttribute(field, "maxlength", "255");
  await press("Water{Enter}Prune{Enter}");
  await expect.poll(() => titlesIn("To do")).toEqual(["Prune", "Water"]);
  await expectFocus(field);
  await press("Half a th");
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 1, y: 1 } });
  await expectValue(field, "Half a th");

  await field.click();
  await press("{Escape}");
  await expectGone(field);
  await expectFocus(addTo("To do"));
  await addAtEnd("To do").click();
  await expectFocus(field);
  await press("Mow{Enter}");
  await expect.poll(() => titlesIn("To do")).toEqual(["Prune", "Water", "Mow"]);
  await press("{Escape}");
  await expectFocus(addAtEnd("To do"));
  await expect
    .poll(() => sent().map(({ title, position }) => [title, position]))
    .toEqual([
      ["Water", 1],
      ["Prune", 1],
      ["Mow", undefined],
    ]);
});

test("labels, people, priorities and days are taken out of a title, unless they are wanted there", async () => {
  const { world, sent } = await beginTask();
  const parts = page.getByRole("list", { name: "Details from the title" });
  await press("Write the Monday letter @no");
  await expectVisible(page.getByRole("option", { name: /Nora/ }));
  await press("{Tab}");
  await expectValue(field, "Write the Monday letter @Nora Example ");
  await press("#in review !high 24 Dec 2031 17:00");
  await button("Keep “Monday” in the title").click();
  await expectCount(parts.getByRole("listitem"), 4);
  for (const part of ["Nora Example", "In review", "High", "Dec"]) await expectText(parts, part);
  await press("{Enter}");

  const [label] = world.board.labels;
  await expect.poll(sent).toEqual([
    expect.objectContaining({
      title: "Write the Monday letter",
      priority: "high",
      labels: [label?.id],
      assignees: [world.me.ID],
      due_at: "2031-12-24 17:00:00",
    }),
  ]);
});

test("pasted lines become tasks in their order, after a question", async () => {
  const { sent } = await beginTask();
  paste(field.element(), [], "- Beans\n- [ ] Peas\n3. Kale\n\n• Leek\n☐ Onions\n");
  await expectVisible(page.getByRole("alert").filter({ hasText: "Create 5 tasks?" }));
  await expectVisible(page.getByText("and 1 more"));
  expect(sent()).toEqual([]);
  await press("{Enter}");
  await expect.poll(() => titlesIn("To do")).toEqual(["Beans", "Peas", "Kale", "Leek", "Onions"]);
  await expect.poll(sent).toHaveLength(5);
  await expect.poll(() => titlesIn("To do")).toEqual(["Beans", "Peas", "Kale", "Leek", "Onions"]);
  await expectFocus(field);
});

test("pasted lines that are given up or too many become no tasks", async () => {
  const { sent } = await beginTask();
  paste(field.element(), [], "One\nTwo");
  await expectVisible(page.getByText("Create 2 tasks?"));
  await press("{Escape}");
  await expectGone(page.getByText("Create 2 tasks?"));
  paste(field.element(), [], Array.from({ length: 101 }, (_, at) => `Line ${at}`).join("\n"));
  await expectVisible(page.getByText("You can create up to 100 tasks at once."));
  await press("{Enter}");
  await press("{Escape}Mow{Enter}");

  await expect.poll(() => titlesIn("To do")).toEqual(["Mow"]);
  expect(sent()).toHaveLength(1);
});

test("a task is created from a template in the stage, with the title that was typed", async () => {
  const { world } = await beginTask();
  const template = { id: 900, board_id: world.board.id, title: "Welcome a client" };
  server.answer("GET /boards/v2/projects/get-template-tasks", () => [template]);
  const copies = `POST ${world.path}/tasks/${template.id}/task-create-from-template`;
  server.answer(copies, ({ body }) => ({ task: world.add("To do", { title: body.title }), updatedTasks: [] }));

  await field.fill("Welcome Nora");
  await button("Start from template").click();
  await page.getByRole("option", { name: "Welcome a client" }).click();

  await expect.poll(() => titlesIn("To do")).toEqual(["Welcome Nora"]);
  await expectFocus(field);
  await expectValue(field, "");
  expect(server.bodies(copies)).toMatchObject([
    { title: "Welcome Nora", subtask: true, stage_id: world.board.stages[0]?.id },
  ]);
});
