import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { withBoardEdit } from "@/components/board-store/board-edits";
import { boardKey, type BoardJson, editsKey, tasksKey } from "@/components/board-store/board-data";
import { boardQuery } from "@/components/board-store/use-board";
import { newSave } from "@/components/board-store/use-save";
import type { BoardEdit } from "@/components/board-store/edits";
import { applyResponse } from "@/components/board-store/apply-response";
import { newSync } from "@/components/board-store/sync";
import { loadedTasksFrom, type LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { aPage, NO_CHANGES } from "@/components/testing/records";

const [BOARD, FIRST, SECOND] = [7, 1, 2];
const SYNCED_AT = "2026-11-20 10:00:20";

let client: QueryClient;
/** The requests that were not answered yet. */
let asked: { path: string; answer: (json: object) => void }[];

beforeEach(() => {
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(boardKey(BOARD), aBoardWith(stage(FIRST, "To do", 1), stage(SECOND, "Done", 2)));
  client.setQueryData(
    tasksKey(BOARD),
    loadedTasksFrom({
      tasks: [],
      pagination_by_stage: { [FIRST]: aPage(FIRST, 0), [SECOND]: aPage(SECOND, 0) },
      newest_task_id: 10,
      synced_at: "2026-11-20 10:00:00",
    }),
  );
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { lang: "" } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise<Response>((resolve) => asked.push({ path, answer: (json) => resolve(Response.json(json)) })),
  );
});

afterEach(() => vi.unstubAllGlobals());

describe("stages that are saved while older ones are on their way", () => {
  test("keep their latest title until its own answer, whatever comes before it", async () => {
    const { send } = newSave(client, BOARD, (answer) => applyResponse(client, BOARD, answer));
    void send(renaming("Next"));
    await request("update-stage");
    const seen = [titles()];
    void send(renaming("Now"));
    seen.push(titles());

    await reply("update-stage", { stages: [stage(FIRST, "Next", 1)] });
    await request("update-stage");
    seen.push(titles());
    receive();
    await reply("has-data-changed", { ...NO_CHANGES, stages: [stage(FIRST, "Next", 1)], synced_at: SYNCED_AT });
    seen.push(titles());
    await reply("update-stage", { stages: [stage(FIRST, "Now", 1)] });
    seen.push(titles());

    expect(seen.map(([first]) => first)).toEqual(["Next", "Now", "Now", "Now", "Now"]);
  });

  test.each<[string, BoardEdit, string, object]>([
    ["a title", renaming("Now"), "update-stage", { stages: [stage(FIRST, "Now", 1)] }],
    [
      "an order",
      { kind: "order-stages", stageIds: [SECOND, FIRST] },
      "re-position-stages",
      { updatedStages: [stage(SECOND, "Done", 1), stage(FIRST, "Now", 2)] },
    ],
  ])("keep %s that was saved after the changes were read, and the changes are asked for once more", async (...row) => {
    const [, edit, path, response] = row;
    const { send } = newSave(client, BOARD, (answer) => applyResponse(client, BOARD, answer));
    receive();
    const older = await take("has-data-changed");
    void send(edit);
    await reply(path, response);
    const saved = titles();

    older.answer({ ...NO_CHANGES, stages: [stage(FIRST, "Old", 1), stage(SECOND, "Done", 2)], synced_at: SYNCED_AT });
    await request("has-data-changed");
    const before = titles();
    await reply("has-data-changed", { ...NO_CHANGES, stages: [stage(SECOND, "Later", 3)], synced_at: SYNCED_AT });

    expect([before, titles().includes("Later")]).toEqual([saved, true]);
  });

  test("keep what was saved while the whole board was read, which is read once more", async () => {
    const { send } = newSave(client, BOARD, (answer) => applyResponse(client, BOARD, answer));
    const read = client.fetchQuery({ ...boardQuery(BOARD), staleTime: 0 });
    const older = await take("record_visit");
    void send(renaming("Now"));
    await reply("update-stage", { stages: [stage(FIRST, "Now", 1)] });

    older.answer({ board: aBoardWith(stage(FIRST, "Old", 1)) });
    await request("record_visit");
    const before = titles();
    await reply("record_visit", { board: aBoardWith(stage(FIRST, "Now", 1)) });

    expect([before[0], (await read).stages[0]?.title]).toEqual(["Now", "Now"]);
  });
});

const renaming = (title: string): BoardEdit => ({ kind: "change-stage", stageId: FIRST, title, background: null });

/** What the screen shows: the cache with all pending edits. */
function titles(): string[] {
  const board = client.getQueryData<BoardJson>(boardKey(BOARD)) ?? expect.fail("The board is in the cache.");
  const pending = client.getMutationCache().findAll({ mutationKey: editsKey(BOARD), status: "pending" });
  return pending
    .map(({ state }) => state.variables as BoardEdit)
    .reduce(withBoardEdit, board)
    .stages.map(({ title }) => title);
}

const receive = () =>
  newSync(client, BOARD, () => expect.fail("The board is still there.")).onChange({
    board: BOARD,
    what: ["stages"],
    at: "7",
    gone: [],
  });

const request = (path: string) =>
  vi.waitFor(() => asked.find((each) => each.path.includes(path)) ?? expect.fail(`${path} is requested.`));

/** To be answered later. */
async function take(path: string) {
  const taken = await request(path);
  asked = asked.filter((each) => each !== taken);
  return taken;
}

/** Answers a request, and waits until the answer is in the cache. */
async function reply(path: string, json: object) {
  const { answer } = await take(path);
  const [before, saved] = [client.getQueryData<LoadedTasks>(tasksKey(BOARD))?.syncedAt, countSaved()];
  answer(json);
  const isDone = () =>
    path.includes("has-data-changed")
      ? client.getQueryData<LoadedTasks>(tasksKey(BOARD))?.syncedAt !== before
      : path.includes("record_visit") || countSaved() > saved;
  await vi.waitFor(() => expect(isDone()).toBe(true));
}

const countSaved = () => client.getMutationCache().findAll({ mutationKey: editsKey(BOARD), status: "success" }).length;

const stage = (id: number, title: string, position: number) => ({
  id,
  title,
  position: `${position}.00`,
  archived_at: null,
  settings: { default_task_status: "open" },
});

const aBoardWith = (...stages: object[]) => ({ id: BOARD, title: "Launch", stages, labels: [] });
