import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { aBoardOnServer } from "@/components/testing/board";
import { answerFields } from "@/components/testing/board-parts";
import { messages } from "@/components/testing/on-board";
import { cellOf, copied, expectCell, expectTitles, paste, select, showTable } from "@/components/testing/on-table";
import { aField } from "@/components/testing/records";
import { button, checkbox, expectCount, expectGone, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";

const budget = aField("Budget", "number");

async function openTable(role: "Member" | "Viewer" = "Member") {
  const world = aBoardOnServer({
    role,
    board: { custom_fields: [budget] },
    tasks: {
      "To do": [{ title: "Dig", priority: "high", due_at: "2030-12-24 17:00:00" }, "=Sow", "Water"],
      Done: ["Rest"],
    },
  });
  answerFields(world);
  await showTable(world);
  return world;
}

test("copied cells are a table for spreadsheets, in which no text is a formula", async () => {
  await openTable();
  await select("Dig", "title");

  await press("{Shift>}{ArrowDown}{End}{/Shift}");
  const { text, html } = copied();

  const [first, second] = text.split("\n").map((line) => line.split("\t"));
  expect(first?.slice(0, 5)).toEqual(["Dig", "To do", "High", "", "2030-12-24 17:00"]);
  expect(second?.[0]).toBe("'=Sow");
  expect(html).toMatch(/^<table><tr><td>Dig<\/td><td>To do<\/td>/);
  await expectVisible(page.getByText("22 cells copied"));
});

test("what was copied here can be pasted here", async () => {
  const world = await openTable();
  await select("Dig", "stage");
  await press("{Shift>}{ArrowRight}{/Shift}");
  const { text } = copied();
  await select("Rest", "stage");

  paste(text);

  await expect.poll(() => world.task("Rest").priority).toBe("high");
  await expect.poll(() => world.task("Rest").stage_id).toBe(world.task("Dig").stage_id);
});

test("cells of a spreadsheet go into several rows and columns, and are saved in order", async () => {
  const world = await openTable();
  await select("Dig", "title");

  paste("Dig deep\tDone\tUrgent\r\nSow\tIn progress\tLow\r\n");

  await expectTitles(["Water", "Sow", "Dig deep", "Rest"]);
  await expect.poll(() => world.task("Dig deep").priority).toBe("urgent");
  await expect.poll(() => world.stages.get(world.task("Sow").stage_id ?? 0)?.title).toBe("In progress");
});

test("from the column for selecting whole rows are copied, and pasted from the title on", async () => {
  const world = await openTable();
  await select("Dig", "select");

  expect(copied().text.split("\t").slice(0, 3)).toEqual(["Dig", "To do", "High"]);
  await select("Rest", "select");
  paste("Sleep\tDone\tUrgent");

  await expect.poll(() => world.task("Sleep").priority).toBe("urgent");
});

test("one cell fills the whole range", async () => {
  const world = await openTable();
  await select("Dig", "priority");
  await press("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");

  paste("medium");

  await expect
    .poll(() => ["Dig", "=Sow", "Water", "Rest"].map((title) => world.task(title).priority))
    .toEqual(["medium", "medium", "medium", "low"]);
});

test("what is not understood or can't be changed is named in one message, and the rest is pasted", async () => {
  const world = await openTable();
  await select("Dig", "priority");

  paste("urgent\tUnknown\nvery\t\nlow\nhigh\nhigh");

  await expectVisible(
    messages().getByText("4 of 6 cells pasted. Not understood: Labels (row 1), Priority (row 2). 1 row didn’t fit."),
  );
  await expect.poll(() => world.task("Dig").priority).toBe("urgent");
  await expect.poll(() => world.task("Rest").priority).toBe("high");
});

test("the cell in focus is copied and pasted, wherever the text selection is", async () => {
  const world = await openTable();
  await select("Dig", "priority");

  expect(copied("copy", document.body).text).toBe("High");
  await select("Rest", "priority");
  paste("urgent", document.body);

  await expect.poll(() => world.task("Rest").priority).toBe("urgent");
});

test("cut cells are copied and cleared, but no title", async () => {
  const world = await openTable();
  await select("Dig", "title");
  await press("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");

  expect(copied("cut").text).toBe("Dig\tTo do\tHigh");

  await expect.poll(() => world.task("Dig").priority).toBe("");
  await expectTitles(["Dig", "=Sow", "Water", "Rest"]);
});

test("people are pasted by their names", async () => {
  const world = await openTable();
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ params, body }) => {
    expect(body).toMatchObject({ property: "assignees", value: { add: [world.max.ID], remove: [] } });
    const id = Number(params.task);
    return { task: world.put(id, { assignees: [personOn(id, world.max)] }), message: "", updatedTasks: [] };
  });
  await select("Dig", "assignees");

  paste("Max Example");

  await expectCell("Dig", "assignees", /Max Example/);
  await expect.poll(() => world.task("Dig").assignees).toHaveLength(1);
});

test("too many cells are not pasted at all", async () => {
  const world = await openTable();
  await select("Dig", "priority");

  paste(Array.from({ length: 1001 }, () => "low").join("\n"));

  await expectVisible(messages().getByText("You can change up to 1,000 cells at once."));
  expect(world.task("Dig").priority).toBe("high");
});

test("many pasted cells say how many of them are not saved yet", async () => {
  const world = aBoardOnServer({ tasks: { "To do": Array.from({ length: 12 }, (_, at) => `Task ${at + 1}`) } });
  await showTable(world);
  const release = server.hold(`PUT ${world.path}/tasks/{task}`);
  await select("Task 1", "priority");

  paste(Array.from({ length: 12 }, () => "high").join("\n"));

  await expectVisible(page.getByText("Saving 12 changes…"));
  await expectCell("Task 12", "priority", "High");
  release();
  await expectGone(page.getByText(/^Saving/));
});

test("a refused batch has one message, and shows the values of the server again", async () => {
  const world = await openTable();
  server.refuse(`PUT ${world.path}/tasks/{task}`, 403, "You can't edit this board.");
  await select("Dig", "priority");

  paste("low\nhigh\nmedium");

  await expectCount(messages().getByText("3 changes weren’t saved. You can't edit this board."), 1);
  await expectCell("Dig", "priority", "High");
});

test("a viewer copies, and pastes nothing", async () => {
  const world = await openTable("Viewer");
  await select("Dig", "priority");
  expect(copied("cut").text).toBe("High");

  paste("low");

  await expectCell("Dig", "priority", "High");
  expect(server.requests(`PUT ${world.path}/tasks/{task}`)).toEqual([]);
});

/** The file that a button downloads. */
async function downloaded(press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:none";
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press();
  const bytes = await files[0]?.arrayBuffer();
  return { name: names[0] ?? "", text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
}

test("the CSV has what is shown: columns, rows and order, and no formula", async () => {
  const world = aBoardOnServer({
    tasks: { "To do": ["Dig", { title: "=1+1", priority: "high" }, 'Say "hi", please'] },
    viewSettings: { tableview: { ...SHOWN, table_view_status: false } },
  });
  await showTable(world, "&sort=-title");

  const { name, text } = await downloaded(() => button("Export CSV").click());

  expect(name).toMatch(/^House move \d{4}-\d\d-\d\d\.csv$/);
  const lines = text.split("\r\n");
  expect(lines[0]).toBe("\uFEFFTitle,Stage,Priority,Labels,Due date,Assignees,Subtasks,Created,Updated");
  expect(lines.slice(1).map((line) => line.split(",To do")[0])).toEqual(['"Say ""hi"", please"', "Dig", "'=1+1", ""]);
});

const SHOWN = {
  table_view_priority: true,
  table_view_status: true,
  table_view_dates: true,
  table_view_assignees: true,
  table_view_labels: true,
  table_view_created_at: true,
  table_view_subtasks: true,
  table_view_activity: true,
};

test("the CSV of chosen rows has only those", async () => {
  await openTable();
  await checkbox("Select “Water”").click();

  const { text } = await downloaded(() => button("Export CSV").click());

  expect(text.split("\r\n")).toHaveLength(3);
  expect(text).toContain("Water");
  expect(cellOf("Dig", "title")).toBeTruthy();
});
