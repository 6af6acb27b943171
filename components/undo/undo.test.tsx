import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { forgetHistories } from "@/components/board-store/history";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { column, expectTitles, linkOf, messages } from "@/components/testing/on-board";
import { button, expectCount, expectFocus, expectText, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

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
});
