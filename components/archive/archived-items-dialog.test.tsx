import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { item, menuOf, messages, openBoard } from "@/components/testing/on-board";
import { aStage, aTask } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { TaskJson } from "@/lib/tasks/present/task";

const ARCHIVED = "2026-11-20 08:00:00";
const dialog = () => page.getByRole("dialog", { name: "Archived items", exact: true });
const rows = (list: string) => dialog().getByRole("list", { name: list });
const expectTasks = (titles: string[]) =>
  expect
    .poll(() =>
      rows("Archived tasks")
        .getByRole("link")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(titles);

/** The board's archive on the faked server: these tasks, the last archived first. */
function archiveOf(world: BoardOnServer, titles: string[]) {
  const [toDo] = world.board.stages;
  const archived = new Map<number, TaskJson>();
  const put = (title: string, stageId = toDo?.id ?? null) => {
    const task = aTask(title, { board_id: world.board.id, stage_id: stageId, archived_at: ARCHIVED });
    archived.set(task.id, task);
    server.answer(`GET ${world.path}/tasks/${task.id}`, () => ({
      task: { ...task, board: world.board, stage: toDo, nextStage: null, attachments: [] },
    }));
    return task;
  };
  for (const title of titles) put(title);

  server.answer(`GET ${world.path}/archived-tasks`, ({ query }) => {
    const data = [...archived.values()].filter(({ title }) =>
      title.toLowerCase().includes((query.get("searchInput") ?? "").toLowerCase()),
    );
    return { tasks: { data, total: data.length, current_page: 1, last_page: 1 } };
  });
  const takeOut = (ids: number[]) =>
    ids.flatMap((id) => {
      const task = archived.get(id);
      archived.delete(id);
      return task ? [{ ...task, archived_at: null }] : [];
    });
  server.answer(`PUT ${world.path}/bulk-restore-tasks`, ({ body }) => ({
    updatedTasks: takeOut(body.task_ids),
    failed_tasks: [],
  }));
  server.answer(`PUT /boards-app/v1/boards/${world.board.id}/stages/{stage}/restore-tasks`, ({ params, body }) => ({
    updatedTasks: takeOut(body.task_ids).map((task) => ({ ...task, stage_id: Number(params.stage) })),
    failed_tasks: [],
  }));
  server.answer(`DELETE ${world.path}/bulk-delete-tasks`, ({ body }) => {
    takeOut(body.task_ids);
    return { updatedTasks: [], failed_tasks: [] };
  });
  return { put };
}

async function openArchive() {
  await menuOf("this board").click();
  await item("Archived items").click();
  await expect.element(dialog()).toBeVisible();
}

test("archived tasks are restored one by one, and the focus goes to the next one", async () => {
  const world = aBoardOnServer();
  const { put } = archiveOf(world, ["Sell the sofa", "Pack books"]);
  put("Paint the cellar", aStage("Later", { archived_at: ARCHIVED }).id);
  await openBoard(world);
  await openArchive();
  await expectTasks(["Sell the sofa", "Pack books", "Paint the cellar"]);

  await dialog().getByRole("button", { name: "Restore Sell the sofa" }).click();

  await expectTasks(["Pack books", "Paint the cellar"]);
  await expect.element(dialog().getByRole("link", { name: "Pack books" })).toHaveFocus();
  await expectBehind(["Sell the sofa"]);
});

test("a task whose stage is archived is restored to an active one, and so are those of many that are chosen", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Done"] });
  const { put } = archiveOf(world, ["Sell the sofa"]);
  const later = aStage("Later", { archived_at: ARCHIVED });
  for (const title of ["Paint the cellar", "Mow the lawn"]) put(title, later.id);
  await openBoard(world);
  await openArchive();

  await dialog().getByRole("button", { name: "Restore Paint the cellar to…" }).click();
  expect(
    page
      .getByRole("menuitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["To do", "Done"]);
  await item("Done").click();
  await expectTasks(["Sell the sofa", "Mow the lawn"]);
  await expectIn("Done", ["Paint the cellar"]);

  await dialog().getByRole("checkbox", { name: "Choose all" }).click();
  await dialog().getByRole("button", { name: "Restore 2 to…" }).click();
  await item("Done").click();
  await expect.element(dialog().getByText("No task is archived")).toBeVisible();
  await expectIn("To do", ["Sell the sofa"]);
});

test("archived tasks are found by their title, and those that are chosen are restored or deleted at once", async () => {
  const world = aBoardOnServer();
  archiveOf(world, ["Pack books", "Pack plates", "Buy tape"]);
  await openBoard(world);
  await openArchive();
  await dialog().getByRole("searchbox").fill("pack");
  await expectTasks(["Pack books", "Pack plates"]);
  await dialog().getByRole("checkbox", { name: "Choose all" }).click();
  await dialog().getByRole("button", { name: "Restore 2" }).click();
  await expect.element(dialog().getByText("No archived task is called so.")).toBeVisible();
  await expectBehind(["Pack books", "Pack plates"]);

  await dialog().getByRole("searchbox").fill("");
  await dialog().getByRole("checkbox", { name: "Choose Buy tape" }).click();
  await expect.element(dialog().getByText("1 chosen")).toBeVisible();
  await dialog().getByRole("button", { name: "Delete 1" }).click();
  await page.getByRole("dialog", { name: "Delete this task?" }).getByRole("button", { name: "Delete" }).click();

  await expect.element(dialog().getByText("No task is archived")).toBeVisible();
});

test("a task that somebody else archives is listed by itself, and opens from the list", async () => {
  const world = aBoardOnServer({ stages: ["To do"] });
  const { put } = archiveOf(world, []);
  await openBoard(world);
  await openArchive();
  await expect.element(dialog().getByText("No task is archived")).toBeVisible();

  const task = put("Buy tape");
  live.changed({ board: world.board.id, what: ["tasks"] });
  await dialog().getByRole("link", { name: "Buy tape" }).click();

  await expect.element(page.getByRole("dialog", { name: "Buy tape" })).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(location.pathname).toBe(`/boards/${world.board.id}/tasks/${task.id}`);
});

test("a viewer sees archived tasks and no control for them", async () => {
  const world = aBoardOnServer({ role: "Viewer" });
  archiveOf(world, ["Buy tape"]);
  await openBoard(world);
  await openArchive();

  await expectTasks(["Buy tape"]);
  await expect.element(dialog().getByRole("checkbox")).not.toBeInTheDocument();
  expect(
    dialog()
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Close"]);
});

test("a list of archived tasks that could not be loaded says so and can be asked for again", async () => {
  const world = aBoardOnServer();
  archiveOf(world, ["Buy tape"]);
  const accept = server.refuse(`GET ${world.path}/archived-tasks`);
  await openBoard(world);
  await openArchive();
  await expect.element(dialog().getByRole("alert")).toHaveTextContent("Something went wrong on the server.");

  accept();
  await dialog().getByRole("button", { name: "Try again" }).click();

  await expectTasks(["Buy tape"]);
});

test("a stage that somebody else archives is listed by itself, and is restored with its tasks or deleted", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Done"], tasks: { Done: ["Sign lease"] } });
  archiveOf(world, []);
  const inArchive = () => [...world.stages.values()].filter(({ archived_at }) => archived_at !== null);
  server.answer(`GET ${world.path}/archived-stages`, () => ({
    stages: inArchive().map((stage) => ({ ...stage, archived_by_id: null, archived_by: null })),
  }));
  server.answer(`PUT ${world.path}/restore-stage/{stage}`, () => {
    world.changeStage("Done", { archived_at: null });
    return { updatedStage: [...world.stages.values()].find(({ title }) => title === "Done") };
  });
  server.answer("DELETE /boards-app/v1/boards/{board}/stages/{stage}", ({ params }) => {
    world.stages.delete(Number(params.stage));
    return {};
  });
  await openBoard(world);
  await openArchive();
  await dialog().getByRole("tab", { name: "Stages" }).click();
  await expect.element(dialog().getByText("No stage is archived")).toBeVisible();

  world.changeStage("Done", { archived_at: ARCHIVED });
  await dialog().getByRole("button", { name: "Restore Done" }).click();
  await expect.element(messages().getByText("“Done” is back")).toBeVisible();
  await expectBehind(["Sign lease"]);

  world.changeStage("To do", { archived_at: ARCHIVED });
  await dialog().getByRole("button", { name: "Delete To do" }).click();
  await page.getByRole("dialog", { name: "Delete “To do”?" }).getByRole("button", { name: "Delete" }).click();
  await expect.element(dialog().getByText("No stage is archived")).toBeVisible();
});

test("the archive breaks no rule of access", async () => {
  const world = aBoardOnServer();
  archiveOf(world, ["A rather long title with one_word_that_does_not_fit_into_a_line_of_a_phone_at_all", "Buy tape"]);
  await openBoard(world);
  await openArchive();
  await dialog().getByRole("checkbox", { name: "Choose Buy tape" }).click();
  await expect.element(dialog().getByText("1 chosen")).toBeVisible();

  expect(await seriousProblems()).toEqual([]);
});

/** A dialog hides the board behind it from queries by role. */
const expectBehind = (titles: string[]) =>
  expect
    .poll(() => [...document.querySelectorAll("article a[data-opens]")].map(({ textContent }) => textContent))
    .toEqual(titles);

const expectIn = (stage: string, titles: string[]) =>
  expect
    .poll(() =>
      [...document.querySelectorAll("[data-stage]")]
        .find((column) => column.querySelector("h2")?.textContent === stage)
        ?.querySelectorAll("article a[data-opens]")
        .values()
        .map(({ textContent }) => textContent)
        .toArray(),
    )
    .toEqual(titles);
