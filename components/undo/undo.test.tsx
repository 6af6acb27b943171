import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { forgetHistories } from "@/components/board-store/history";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { answerLabels, openFromMenu } from "@/components/testing/board-parts";
import { myTasksOnServer, showMyTasks } from "@/components/testing/my-tasks-on-server";
import { serveNotifications } from "@/components/testing/notifications";
import { column, expectTitles, linkOf, messages } from "@/components/testing/on-board";
import { runCommand, serveSearch } from "@/components/testing/palette";
import { aLabel } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { property } from "@/components/testing/task";

const UNDO = "{Control>}z{/Control}";
const REDO = "{Control>}{Shift>}z{/Shift}{/Control}";

beforeEach(forgetHistories);

const changes = ({ path }: BoardOnServer) =>
  server
    .bodies(`PUT ${path}/tasks/{task}`)
    .map(({ property, value, expected_value }) => [property, value, expected_value]);

/** As the real server: refuses what is not as expected, and names who has changed it. */
function compareValues(world: BoardOnServer) {
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ params, body: { property, value, expected_value: expected } }) => {
    const id = Number(params.task);
    const current = world.stored(id)[property as "due_at"];
    if (expected === undefined || expected === current)
      return { task: world.put(id, { [property]: value }), updatedTasks: [] };
    const data = { status: 409, current, changed_by: { ID: world.max.ID, display_name: world.max.display_name } };
    return Response.json({ code: "rest_conflict", message: "no", data }, { status: 409 });
  });
}

async function moveRight(title: string) {
  linkOf(title).element().focus();
  await press(" {ArrowRight} ");
}

async function setPriority(title: string, choice: string) {
  linkOf(title).element().focus();
  await press("p");
  await page.getByRole("option", { name: choice }).click();
}

describe("on a board", () => {
  test("keys take a move back to its stage and between its neighbours, with the focus, and do it again", async () => {
    const world = aBoardOnServer({ stages: ["To do", "Done"], tasks: { "To do": ["Mow", "Weed", "Water"] } });
    await showBoard(world);
    await moveRight("Weed");
    await expectTitles("Done", ["Weed"]);

    await press(UNDO);

    await expectTitles("To do", ["Mow", "Weed", "Water"]);
    await expectText(messages(), "Undone: “Weed” moved to Done");
    await expectFocus(linkOf("Weed"));
    const [, back] = server.bodies(`PUT ${world.path}/tasks/{task}/move-task`);
    expect(back).toMatchObject({ prevTaskId: world.task("Mow").id, expected_stage_id: world.board.stages[1]?.id });
    await press(REDO);
    await expectTitles("Done", ["Weed"]);
    await expectText(messages(), "Redone: “Weed” moved to Done");
    await press(UNDO);
    await expectTitles("To do", ["Mow", "Weed", "Water"]);
  });

  test("what somebody else has changed since is refused with their name, and the change before it is undone next", async () => {
    const world = aBoardOnServer({ stages: ["To do", "Done"], tasks: { "To do": ["Mow"] } });
    compareValues(world);
    await showBoard(world);
    await moveRight("Mow");
    await expectTitles("Done", ["Mow"]);
    await setPriority("Mow", "Urgent");
    await expect.poll(() => world.task("Mow").priority).toBe("urgent");
    world.change(world.task("Mow").id, { priority: "medium" });
    await expectVisible(column("Done").getByRole("article"));

    await press(UNDO);
    await expectText(messages(), "Max Example has changed the priority of “Mow” since. Nothing was undone.");
    expect(world.task("Mow").priority).toBe("medium");
    await press(UNDO);
    await expectTitles("To do", ["Mow"]);
  });

  test("nothing to undo is said, and keys in a field undo what was typed there", async () => {
    const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Mow"] } });
    await showBoard(world);
    await press(UNDO);
    await expectText(messages(), "Nothing to undo from the last ten minutes");

    await setPriority("Mow", "High");
    linkOf("Mow").element().focus();
    await press("e");
    await press(`!${UNDO}`);
    expect(changes(world)).toEqual([["priority", "high", undefined]]);
  });

  test("what is created from a template can be undone before it is saved", async () => {
    const world = aBoardOnServer({ stages: ["To do"] });
    const template = { id: 900, board_id: world.board.id, title: "Welcome a client" };
    const copies = `POST ${world.path}/tasks/${template.id}/task-create-from-template`;
    server.answer("GET /boards/v2/projects/get-template-tasks", () => [template]);
    server.answer(copies, ({ body }) => ({ task: world.add("To do", { title: body.title }), updatedTasks: [] }));
    const save = server.hold(copies);
    await showBoard(world);
    await button("Add task to To do").click();
    await button("Start from template").click();
    await page.getByRole("option", { name: "Welcome a client" }).click();
    await expect.poll(() => server.requests(copies).length).toBe(1);

    await press(`{Escape}${UNDO}`);
    save();

    await expect.poll(() => server.requests(`DELETE ${world.path}/tasks/{task}`).length).toBe(1);
    await expectText(messages(), "Undone: “Welcome a client” added");
    await expectTitles("To do", []);
  });

  test("archiving offers to undo exactly that, whatever was done afterwards", async () => {
    const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Mow", "Weed"] } });
    await showBoard(world);
    linkOf("Mow").element().focus();
    await press("{Delete}");
    await expectText(messages(), "“Mow” was archived");
    await setPriority("Weed", "High");
    await expect.poll(() => world.task("Weed").priority).toBe("high");

    await button("Undo", messages()).click();

    await expectTitles("To do", ["Mow", "Weed"]);
    expect(world.task("Weed").priority).toBe("high");
    await expectCount(messages().getByRole("button", { name: "Undo" }), 0);
  });

  test("several names of a card in a row are one change, and the palette names it", async () => {
    const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Mow"] } });
    serveSearch();
    await showBoard(world, "", new Date());
    for (const title of ["Mow the lawn", "Mow the whole lawn"]) {
      page.getByRole("article").getByRole("link").element().focus();
      await press("e");
      await page.getByLabelText(/^Title of/).fill(title);
      await press("{Enter}");
      await expect.poll(() => world.stored(world.task(title).id).title).toBe(title);
    }
    await expectVisible(linkOf("Mow the whole lawn"));

    await press(UNDO);

    await expectVisible(linkOf("Mow"));
    await expectText(messages(), "Undone: “Mow” renamed to “Mow the whole lawn”");
    expect(changes(world).at(-1)).toEqual(["title", "Mow", "Mow the whole lawn"]);
  });

  test("a change that nothing can take back says why, and does not stand in the way of the one before it", async () => {
    const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Mow"] } });
    world.board.labels.push(aLabel("Urgent", { board_id: world.board.id }));
    answerLabels(world);
    server.answer(`DELETE ${world.path}/labels/{label}`, () => ({}));
    server.answer(`GET ${world.path}/labels`, () => ({ labels: [] }));
    await showBoard(world);
    await setPriority("Mow", "High");
    const dialog = await openFromMenu("Labels");
    await button("Delete Urgent", dialog).click();
    await button("Delete label").click();
    await expectGone(dialog.getByText("Urgent"));
    await press("{Escape}");
    await expectGone(dialog);

    await press(UNDO);
    await expectText(messages(), "A deleted label can’t come back, because it was removed from all tasks.");
    await press(UNDO);
    await expect.poll(() => world.task("Mow").priority).toBe("low");
  });
});

describe("of a task", () => {
  test("keys work in its dialog, but not in a dialog above it, and a deleted task comes back from the trash", async () => {
    const world = aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Mow", "Weed"] } });
    const { id } = world.task("Mow");
    const deleted = world.task("Mow");
    server.answer(`POST /boards-app/v1/boards/${world.board.id}/trash/restore`, ({ body }) => {
      expect(body).toEqual({ type: "task", id });
      return { task: world.add("To do", { ...deleted, priority: "high" }) };
    });
    await showBoard(world);
    await linkOf("Mow").click();
    await property("Priority").click();
    await page.getByRole("option", { name: "High" }).click();
    await expectText(property("Priority"), "High");
    await press(UNDO);
    await expectText(property("Priority"), "Low");
    await press(REDO);
    await expectText(property("Priority"), "High");
    await button("Task actions").click();
    await page.getByRole("menuitem", { name: "Delete…" }).click();
    await expectVisible(dialogOf("Delete this task?"));
    await press(UNDO);
    await button("Delete task").click();
    await expectTitles("To do", ["Weed"]);
    await expectText(messages(), "“Mow” was deleted");
    const undo = messages()
      .getByRole("dialog")
      .filter({ hasText: "was deleted" })
      .getByRole("button", { name: "Undo" });
    expect(server.bodies(`PUT ${world.path}/tasks/{task}`)).toHaveLength(3);

    await undo.click();

    await expectTitles("To do", ["Mow", "Weed"]);
    await expectGone(messages().getByText("“Mow” was deleted"));
    await linkOf("Mow").click();
    await expectText(property("Priority"), "High");
  });
});

describe("in my tasks", () => {
  test("one key takes back what was changed on several boards at once, and names what others have changed", async () => {
    const [garden, office] = [
      aBoardOnServer({ board: { title: "Garden" } }),
      aBoardOnServer({ board: { title: "Office" } }),
    ];
    const world = myTasksOnServer([garden, office]);
    garden.add("To do", { title: "Weed", assignees: [world.me] });
    office.add("To do", { title: "Write", assignees: [world.me] });
    compareValues(office);
    serveNotifications([]);
    serveSearch();
    await showMyTasks(world, "?view=table", { shell: true });
    await page.getByRole("checkbox", { name: "Select all tasks" }).click();
    await press("{Control>}k{/Control}");
    await runCommand("priority urgent", "Set priority to Urgent");
    await expect
      .poll(() => [garden.task("Weed").priority, office.task("Write").priority])
      .toEqual(["urgent", "urgent"]);
    office.put(office.task("Write").id, { priority: "medium" });

    await press(UNDO);

    await expect.poll(() => garden.task("Weed").priority).toBe("low");
    await expectText(
      messages(),
      "1 of 2 changes stay as they are (“Write”). Max Example has changed the priority of “Write” since.",
    );
    expect(office.task("Write").priority).toBe("medium");
  });
});
