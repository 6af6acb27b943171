import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { archiveOf, ARCHIVED } from "@/components/testing/archive";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { item, menuOf, messages } from "@/components/testing/on-board";
import { aStage } from "@/components/testing/records";
import {
  button,
  checkbox,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const dialog = () => dialogOf("Archived items");
const noTask = () => dialog().getByText("No archived tasks");
const rows = (list: string) => dialog().getByRole("list", { name: list });
const expectTasks = (titles: string[]) =>
  expect.poll(() => textsOf(rows("Archived tasks").getByRole("link"))).toEqual(titles);

async function openArchive(world: BoardOnServer) {
  await showBoard(world);
  await menuOf("this board").click();
  await item("Archived items").click();
  await expectVisible(dialog());
}

/** The archive of a board, opened. */
async function anArchive(titles: string[], options: Parameters<typeof aBoardOnServer>[0] = {}) {
  const world = aBoardOnServer(options);
  const { put } = archiveOf(world, titles);
  await openArchive(world);
  return { world, put };
}

test("archived tasks are restored one by one, and the focus goes to the next one", async () => {
  const world = aBoardOnServer();
  const { put } = archiveOf(world, ["Sell the sofa", "Pack books"]);
  put("Paint the cellar", aStage("Later", { archived_at: ARCHIVED }).id);
  await openArchive(world);
  await expectTasks(["Sell the sofa", "Pack books", "Paint the cellar"]);

  await button("Restore Sell the sofa", dialog()).click();

  await expectTasks(["Pack books", "Paint the cellar"]);
  await expectFocus(dialog().getByRole("link", { name: "Pack books" }));
  await expectBehind(["Sell the sofa"]);
});

test("a task whose stage is archived is restored to an active one, and so are those of many that are chosen", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Done"] });
  const { put } = archiveOf(world, ["Sell the sofa"]);
  const later = aStage("Later", { archived_at: ARCHIVED });
  for (const title of ["Paint the cellar", "Mow the lawn"]) put(title, later.id);
  await openArchive(world);

  await button("Restore Paint the cellar to…", dialog()).click();
  expect(textsOf(page.getByRole("menuitem"))).toEqual(["To do", "Done"]);
  await item("Done").click();
  await expectTasks(["Sell the sofa", "Mow the lawn"]);
  await expectIn("Done", ["Paint the cellar"]);

  await checkbox("Select all", dialog()).click();
  await button("Restore 2 to…", dialog()).click();
  await item("Done").click();
  await expectVisible(noTask());
  await expectIn("To do", ["Sell the sofa"]);
});

test("the archive is accessible; its tasks are found by their title, and those that are chosen are restored or deleted at once", async () => {
  await anArchive(["Pack books", "Pack plates", "Buy tape"]);
  await dialog().getByRole("searchbox").fill("pack");
  await expectTasks(["Pack books", "Pack plates"]);
  await checkbox("Select all", dialog()).click();
  await button("Restore 2", dialog()).click();
  await expectVisible(dialog().getByText("No matching tasks"));
  await expectBehind(["Pack books", "Pack plates"]);

  await dialog().getByRole("searchbox").fill("");
  await checkbox("Select Buy tape", dialog()).click();
  await expectVisible(dialog().getByText("1 selected"));
  await expectAccessible();
  await button("Delete 1", dialog()).click();
  await button("Delete", dialogOf("Delete this task?")).click();

  await expectVisible(noTask());
});

test("a task that somebody else archives is listed by itself, and opens from the list", async () => {
  const { world, put } = await anArchive([], { stages: ["To do"] });
  await expectVisible(noTask());

  const task = put("Buy tape");
  live.changed({ board: world.board.id, what: ["tasks"] });
  await dialog().getByRole("link", { name: "Buy tape" }).click();

  await expectVisible(dialogOf("Buy tape"));
  await expectGone(dialog());
  expect(location.pathname).toBe(`/boards/${world.board.id}/tasks/${task.id}`);
});

test("a viewer sees archived tasks and no control for them", async () => {
  await anArchive(["Buy tape"], { role: "Viewer" });

  await expectTasks(["Buy tape"]);
  await expectGone(dialog().getByRole("checkbox"));
  expect(textsOf(dialog().getByRole("button"))).toEqual(["Close"]);
});

test("a list of archived tasks that could not be loaded says so and can be asked for again", async () => {
  const world = aBoardOnServer();
  archiveOf(world, ["Buy tape"]);
  const accept = server.refuse(`GET ${world.path}/archived-tasks`);
  await openArchive(world);
  await expectText(dialog().getByRole("alert"), "Something went wrong on the server.");

  accept();
  await button("Try again", dialog()).click();

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
  await openArchive(world);
  await dialog().getByRole("tab", { name: "Stages" }).click();
  await expectVisible(dialog().getByText("No archived stages"));

  world.changeStage("Done", { archived_at: ARCHIVED });
  await button("Restore Done", dialog()).click();
  await expectVisible(messages().getByText("“Done” was restored"));
  await expectBehind(["Sign lease"]);

  world.changeStage("To do", { archived_at: ARCHIVED });
  await button("Delete To do", dialog()).click();
  await button("Delete", dialogOf("Delete “To do”?")).click();
  await expectVisible(dialog().getByText("No archived stages"));
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
