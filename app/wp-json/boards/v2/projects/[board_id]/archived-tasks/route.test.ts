import { describe, expect, test } from "vitest";
import { aBoardOfAnna, assign, aStage, aSubtask, aTask, onBoard, titlesOf } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET as list } from "../tasks/route";
import { GET } from "./route";

const read = onBoard(GET);

type Query = Record<string, string | number>;
const ago = (minutes: number) => ({ archivedAt: new Date(Date.now() - minutes * 60_000), position: 0 });

async function anArchive() {
  const world = await aBoardOfAnna();
  const titlesFor = async (query: Query = {}) => titlesOf((await read(world.vera, world.board, query)).json.tasks.data);
  return { ...world, titlesFor };
}

describe("GET /projects/:board_id/archived-tasks", () => {
  test("returns whole tasks with who archived them, last archived first", async () => {
    const { anna, max, vera, board, toDo } = await anArchive();
    const early = await aTask(toDo, { title: "Early", ...ago(9), archivedById: anna.id });
    await aTask(toDo, { title: "Late", ...ago(1) });
    await assign(early, max);

    const { status, json } = await read(vera, board);

    expect([status, json.tasks.total, json.tasks.per_page]).toEqual([200, 2, 20]);
    const all = (await onBoard(list)(vera, board, { include_archived: 1 })).json.tasks;
    expect(json.tasks.data).toEqual([
      { ...all.find(({ title }: { title: string }) => title === "Late"), archived_by_id: null, archived_by: null },
      {
        ...all.find(({ title }: { title: string }) => title === "Early"),
        archived_by_id: anna.id,
        archived_by: { ID: anna.id, display_name: "Anna", photo: expect.stringContaining("/photos/") },
      },
    ]);
    expect(json.tasks.data[1]).toMatchObject({
      id: early.id,
      archived_at: expect.stringMatching(/^\d{4}-/),
      assignees: [{ ID: max.id }],
    });
  });

  test("includes tasks of archived stages; neither subtasks nor active tasks", async () => {
    const { board, toDo, titlesFor } = await anArchive();
    const elsewhere = await aBoardOfAnna();
    await aTask(elsewhere.toDo, { title: "elsewhere", ...ago(1) });
    const task = await aTask(toDo, { title: "task" });
    await aSubtask(task, { title: "subtask", archivedAt: new Date() });
    await aTask(await aStage(board, ago(5)), { title: "went with its stage", ...ago(5) });

    expect(await titlesFor()).toEqual(["went with its stage"]);
  });

  test("is paged, with at most 50 each", async () => {
    const { vera, board, toDo, titlesFor } = await anArchive();
    for (let at = 0; at < 52; at += 1) await aTask(toDo, { title: String(at), ...ago(at) });

    expect(await titlesFor({ per_page: 2, page: 2 })).toEqual(["2", "3"]);
    const whole = (await read(vera, board, { per_page: 500 })).json.tasks;
    expect([whole.data.length, whole.per_page, whole.last_page, whole.next_page_url]).toEqual([
      50,
      50,
      2,
      expect.stringContaining("?page=2&per_page=500"),
    ]);
    expect((await read(vera, board, { page: 9 })).json.tasks).toMatchObject({
      data: [],
      from: null,
      to: null,
      total: 52,
    });
  });

  test("searches by a part of the title, in which wildcards are literal, or of the id", async () => {
    const { toDo, titlesFor } = await anArchive();
    await aTask(toDo, { title: "50% off", ...ago(1) });
    const other = await aTask(toDo, { title: "50 PIECES off", ...ago(2) });

    expect(await titlesFor({ searchInput: "50%" })).toEqual(["50% off"]);
    expect(await titlesFor({ searchInput: " pieces" })).toEqual(["50 PIECES off"]);
    expect(await titlesFor({ searchInput: `id:${other.id}` })).toContain("50 PIECES off");
    expect(await titlesFor({ searchInput: "" })).toHaveLength(2);
  });

  testForbiddenFor("stranger", read);
});
