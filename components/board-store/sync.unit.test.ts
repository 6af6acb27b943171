import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { archivedKey, boardKey, editsKey, feedKey, tasksKey } from "@/components/board-store/board-data";
import { newSync } from "@/components/board-store/sync";
import type { LiveChange, Part } from "@/lib/live/changes";
import { loadedTasksFrom, type LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { aCardIn, aPage, NO_CHANGES } from "@/components/testing/records";

const [BOARD, TO_DO] = [7, 1];
const nothing = { ...NO_CHANGES, synced_at: "2026-11-20 10:00:20" };

let answer: object;
let client: QueryClient;

beforeEach(() => {
  answer = nothing;
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(boardKey(BOARD), { stages: [{ id: TO_DO, position: "1.00", archived_at: null }], labels: [] });
  client.setQueryData(
    tasksKey(BOARD),
    loadedTasksFrom({
      tasks: [task(1, 1), task(2, 2)],
      pagination_by_stage: { [TO_DO]: aPage(TO_DO, 2) },
      newest_task_id: 10,
      synced_at: "2026-11-20 10:00:00",
    }),
  );
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { lang: "" } });
  vi.stubGlobal("fetch", async () => Response.json(answer));
});

afterEach(() => vi.unstubAllGlobals());

describe("messages to an open board", () => {
  test("a move soon after a deletion is shown, and nothing is loaded again", async () => {
    answer = { ...nothing, taskResetRequired: true, tasks: [task(1, 3)] };

    await receive({ gone: [] });

    expect([shown().tasks[1]?.position, shown().syncedAt]).toEqual(["3.00", nothing.synced_at]);
    expect([isStale("tasks"), isStale("board")]).toEqual([false, false]);
  });

  test("what is saved while the changes are asked for is not taken back by them, and asked for once more", async () => {
    const asked: (string | undefined)[][] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push([
        new URL(path, "https://boards.test").searchParams.get("since") ?? "",
        shown().tasks[1]?.position,
        shown().tasks[2]?.position,
      ]);
      if (asked.length > 1) return Response.json({ ...nothing, tasks: [task(1, 8)] });
      client.setQueryData<LoadedTasks>(
        tasksKey(BOARD),
        (known) => known && { ...known, tasks: { ...known.tasks, 1: task(1, 9) } },
      );
      await client
        .getMutationCache()
        .build(client, { mutationKey: editsKey(BOARD), mutationFn: async () => undefined })
        .execute({ kind: "move-task", taskId: 1 });
      return Response.json({ ...nothing, tasks: [task(1, 3), task(2, 4)] });
    });

    await receive({ gone: [] });

    expect(asked).toEqual([
      ["2026-11-20 10:00:00", "1.00", "2.00"],
      ["2026-11-20 10:00:00", "9.00", "4.00"],
    ]);
    expect(shown().tasks[1]?.position).toBe("8.00");
  });

  test("a task that became a subtask leaves its stage", async () => {
    answer = { ...nothing, taskResetRequired: true, tasks: [{ ...task(1, 1), stage_id: null, parent_id: 2 }] };

    await receive({ gone: [] });

    expect([shown().tasks[1], shown().stages[TO_DO]?.total]).toEqual([undefined, 1]);
  });

  test.each([
    ["more is gone than was named", { taskResetRequired: true }, { gone: null }],
    [
      "it was quiet for longer than can be compared",
      { taskResetRequired: true, stageResetRequired: true, labelResetRequired: true, sync_reset: true },
      { gone: [] },
    ],
  ])("the tasks are loaded again when %s", async (_, resets, change) => {
    answer = { ...nothing, ...resets };

    await receive(change);

    expect(isStale("tasks")).toBe(true);
  });

  test("many changes come without their tasks, which are loaded in pages again, and the numbers are right at once", async () => {
    client.setQueryData<LoadedTasks>(
      tasksKey(BOARD),
      (known) => known && { ...known, stages: { [TO_DO]: { total: 2, end: { id: 2, position: 2, cursor: 2 } } } },
    );
    answer = { ...nothing, too_many_tasks: true, stage_totals: [[TO_DO, 900]] };

    await receive({ gone: [] });

    expect([shown().stages[TO_DO]?.total, isStale("tasks")]).toEqual([900, true]);
  });

  test("a task that is deleted while the changes are asked for does not come back with them", async () => {
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
    const sync = newSync(client, BOARD, () => expect.fail("The board is still there."));
    const change = { board: BOARD, what: ["tasks" as const], at: "7" };

    sync.onChange({ ...change, gone: [] });
    sync.onChange({ ...change, gone: [1] });
    answers[0]?.(Response.json({ ...nothing, tasks: [task(1, 3), task(2, 4)] }));
    await vi.waitFor(() => expect(shown().tasks[2]?.position).toBe("4.00"));

    expect(shown().tasks[1]).toBeUndefined();
  });

  test.each(["stageResetRequired", "labelResetRequired"])("the board is loaded again for %s", async (reset) => {
    answer = { ...nothing, [reset]: true };

    await receive({ gone: [] });

    expect([isStale("board"), isStale("tasks")]).toEqual([true, false]);
  });

  test.each(["members", "board"] as const)(
    "the board is loaded again when its %s changed: neither people nor custom fields are in the list of changes",
    async (what) => {
      const read = vi.fn(() => new Promise<never>(() => undefined));
      const stop = new QueryObserver(client, { queryKey: boardKey(BOARD), queryFn: read }).subscribe(() => undefined);

      await receive({ gone: [], what });
      stop();

      expect([read.mock.calls.length, isStale("tasks")]).toEqual([1, false]);
    },
  );

  test("a list of what is archived is loaded again", async () => {
    client.setQueryData([...archivedKey(BOARD), "stages"], []);

    await receive({ gone: [] });

    expect(client.getQueryState([...archivedKey(BOARD), "stages"])?.isInvalidated).toBe(true);
  });

  test.each([
    ["of the tasks that are named", [1], [true, false]],
    ["of all tasks when too many are to be named", null, [true, true]],
    ["of none when others change", undefined, [false, false]],
  ])("comments are loaded again %s", async (_, commented, stale) => {
    for (const taskId of [1, 2])
      client.setQueryData(feedKey(BOARD, taskId, "all", "newest"), { entries: [], total: 0 });

    await receive({ gone: [], what: "comments", ...(commented !== undefined && { commented }) });

    expect(
      [1, 2].map((taskId) => client.getQueryState(feedKey(BOARD, taskId, "all", "newest"))?.isInvalidated),
    ).toEqual(stale);
  });

  test("all are read once more when a task is deleted while they are read, so that it does not come back with them", async () => {
    const read = vi.fn(() => new Promise<LoadedTasks>(() => undefined));
    const stop = new QueryObserver(client, {
      queryKey: tasksKey(BOARD),
      queryFn: read,
      refetchOnMount: "always",
    }).subscribe(() => undefined);

    await receive({ gone: [] });
    const before = read.mock.calls.length;
    await receive({ gone: [1] });
    stop();

    expect([before, read.mock.calls.length]).toEqual([1, 2]);
  });
});

describe("changes that a message brings along", () => {
  const pushed = (since: string) => ({ since, answer: { ...nothing, tasks: [task(1, 3)] } });
  const request = vi.fn(async () => Response.json(answer));
  beforeEach(() => {
    request.mockClear();
    vi.stubGlobal("fetch", request);
  });

  test("are shown, and nothing is requested", async () => {
    await receive({ gone: [], changes: pushed("2026-11-20 10:00:00") });

    expect([shown().tasks[1]?.position, request.mock.calls.length]).toEqual(["3.00", 0]);
  });

  test.each([
    ["something before them was missed", "2026-11-20 10:00:01", nothing.synced_at],
    ["they are older than what is shown", "2026-11-20 09:59:50", "2026-11-20 09:59:59"],
  ])("are requested when %s", async (_, since, synced_at) => {
    const changes = { since, answer: { ...nothing, tasks: [task(1, 3)], synced_at } };

    await receive({ gone: [], changes });

    expect([shown().tasks[1]?.position, request.mock.calls.length]).toEqual(["1.00", 1]);
  });

  test("are requested when an edit was just saved, which they may not contain", async () => {
    await client
      .getMutationCache()
      .build(client, { mutationKey: editsKey(BOARD), mutationFn: async () => undefined })
      .execute({ kind: "move-task", taskId: 1 });

    await receive({ gone: [], changes: pushed("2026-11-20 10:00:00") });

    expect([shown().tasks[1]?.position, request.mock.calls.length]).toEqual(["1.00", 1]);
  });

  test("are requested when a request is under way, which may be older", async () => {
    const answers: ((response: Response) => void)[] = [];
    request.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const sync = newSync(client, BOARD, () => expect.fail("The board is still there."));
    const change = { board: BOARD, what: ["tasks" as const], at: "7", gone: [] };

    sync.onChange(change);
    sync.onChange({ ...change, changes: pushed("2026-11-20 10:00:00") });
    answers[0]?.(Response.json(nothing));

    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    expect(shown().tasks[1]?.position).toBe("1.00");
  });
});

const shown = () => client.getQueryData<LoadedTasks>(tasksKey(BOARD)) ?? expect.fail("The tasks are in the cache.");
const isStale = (what: "board" | "tasks") =>
  client.getQueryState(what === "board" ? boardKey(BOARD) : tasksKey(BOARD))?.isInvalidated;

/** Waits until the change is in the cache. */
async function receive({
  what = "tasks",
  ...change
}: Pick<LiveChange, "gone" | "commented" | "changes"> & { what?: Part }) {
  newSync(client, BOARD, () => expect.fail("The board is still there.")).onChange({
    board: BOARD,
    what: [what],
    at: "7",
    ...change,
  });
  await vi.waitFor(() => expect(shown().syncedAt).toBe(nothing.synced_at));
}

const task = (id: number, position: number) => aCardIn(TO_DO, id, position);
