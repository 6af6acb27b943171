import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paste } from "@/components/testing/attachments";
import { aBoardOnServer } from "@/components/testing/board";
import { aLabel } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const field = page.getByLabelText("Title of the new task");
const column = (stage: string) =>
  page.getByRole("list", { name: "Stages" }).getByRole("listitem", { name: stage, exact: true });
const titlesIn = (stage: string) =>
  column(stage)
    .getByRole("article")
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);
const addTo = (stage: string) => page.getByRole("button", { name: `Add a task to ${stage}` });
const addAtEnd = (stage: string) => column(stage).getByRole("button", { name: "Add a task", exact: true });

/** A board on which a task is being written. */
async function beginTask() {
  const world = aBoardOnServer({ stages: ["To do", "Done"], board: { labels: [aLabel("In review")] } });
  const sent = () => server.requests(`POST ${world.path}/tasks`).map(({ body }) => body.task);
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
  await expect.element(field).toHaveFocus();
  return { world, sent };
}

test("Enter creates a task, the field stays for the next one, and Escape gives the focus back", async () => {
  const { sent } = await beginTask();
  await expect.element(field).toHaveAttribute("maxlength", "255");
  await userEvent.keyboard("Water{Enter}Prune{Enter}");
  await expect.poll(() => titlesIn("To do")).toEqual(["Prune", "Water"]);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Half a th");
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 1, y: 1 } });
  await expect.element(field).toHaveValue("Half a th");

  await field.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(addTo("To do")).toHaveFocus();
  await addAtEnd("To do").click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Mow{Enter}");
  await expect.poll(() => titlesIn("To do")).toEqual(["Prune", "Water", "Mow"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(addAtEnd("To do")).toHaveFocus();
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
  const parts = page.getByRole("list", { name: "Set with the task" });
  await userEvent.keyboard("Write the Monday letter @no");
  await expect.element(page.getByRole("option", { name: /Nora/ })).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(field).toHaveValue("Write the Monday letter @Nora Example ");
  await userEvent.keyboard("#in review !high 24 Dec 2031 17:00");
  await page.getByRole("button", { name: "Keep “Monday” in the title" }).click();
  await expect.poll(() => parts.getByRole("listitem").elements()).toHaveLength(4);
  for (const part of ["Nora Example", "In review", "High", "Dec"]) await expect.element(parts).toHaveTextContent(part);
  await userEvent.keyboard("{Enter}");

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
  await expect.element(page.getByRole("alert").filter({ hasText: "Create 5 tasks?" })).toBeVisible();
  await expect.element(page.getByText("and 1 more")).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => titlesIn("To do")).toEqual(["Beans", "Peas", "Kale", "Leek", "Onions"]);
  await expect.poll(sent).toHaveLength(5);
  await expect.poll(() => titlesIn("To do")).toEqual(["Beans", "Peas", "Kale", "Leek", "Onions"]);
  await expect.element(field).toHaveFocus();
});

test("pasted lines that are given up or too many become no tasks", async () => {
  const { sent } = await beginTask();
  paste(field.element(), [], "One\nTwo");
  await expect.element(page.getByText("Create 2 tasks?")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Create 2 tasks?")).not.toBeInTheDocument();
  paste(field.element(), [], Array.from({ length: 101 }, (_, at) => `Line ${at}`).join("\n"));
  await expect.element(page.getByText("At most 100 tasks can be created at once.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Escape}Mow{Enter}");

  await expect.poll(() => titlesIn("To do")).toEqual(["Mow"]);
  expect(sent()).toHaveLength(1);
});
