import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { tasksKey } from "@/components/board-store/board-data";
import { newPager } from "@/components/board-store/pager";
import { withEndAfter } from "@/components/board-store/edits/changed-tasks";
import { byStage, loadedTasksFrom, type LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { aCardIn, aPage } from "@/components/testing/records";

const [BOARD, TO_DO] = [7, 1];
let client: QueryClient;
let answers: ((answer: Response) => void)[];

beforeEach(() => {
  answers = [];
  client = new QueryClient();
  client.setQueryData(
    tasksKey(BOARD),
    loadedTasksFrom({
      tasks: [task(1)],
      pagination_by_stage: { [TO_DO]: page(null, 1, true) },
      newest_task_id: 10,
      synced_at: "2026-11-20 10:00:00",
    }),
  );
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { lang: "" } });
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
});

afterEach(() => vi.unstubAllGlobals());

test("a page is read once, however often it is asked for", async () => {
  const load = newPager(client, BOARD, () => expect.fail("It came."));
  const pending = [load(TO_DO), load(TO_DO)];

  answers[0]?.(Response.json({ tasks: [task(2)], pagination: page(1, 2, false) }));

  expect(await Promise.all(pending)).toEqual(["loaded", "loaded"]);
  expect([answers.length, Object.keys(shown().tasks), shown().stages[TO_DO]?.end]).toEqual([1, ["1", "2"], null]);
});

test("after failures, of which only the first is reported, a page can be loaded", async () => {
  const onFailure = vi.fn();
  const load = newPager(client, BOARD, onFailure);
  for (const at of [0, 1]) {
    const failed = load(TO_DO);
    answers[at]?.(Response.json({ code: "internal", message: "No" }, { status: 500 }));
    expect(await failed).toBe("failed");
  }

  const pending = load(TO_DO);
  answers[2]?.(Response.json({ tasks: [task(2)], pagination: page(1, 2, false) }));

  expect([await pending, onFailure.mock.calls.length]).toEqual(["loaded", 1]);
});

test("one that goes on from where the stage no longer ends is discarded, and the next goes on from there", async () => {
  const load = newPager(client, BOARD, () => expect.fail("It came."));
  const pending = load(TO_DO);
  client.setQueryData<LoadedTasks>(tasksKey(BOARD), {
    ...shown(),
    stages: { [TO_DO]: { total: 3, end: { id: 2, position: 2, cursor: 2 } } },
  });

  answers[0]?.(Response.json({ tasks: [task(2)], pagination: page(1, 2, true) }));
  expect(await pending).toBe("discarded");

  const next = load(TO_DO);
  answers[1]?.(Response.json({ tasks: [task(3)], pagination: page(2, 3, false) }));
  expect([await next, Object.keys(shown().tasks)]).toEqual(["loaded", ["1", "3"]]);
});

test("one that is older than a move that was saved meanwhile is read again, and the moved card stays where it was put", async () => {
  const made = aCardIn(TO_DO, 20, 9);
  client.setQueryData<LoadedTasks>(tasksKey(BOARD), withEndAfter({ ...shown(), ...withTask(made) }, "all", made));
  const pending = newPager(client, BOARD, () => expect.fail("It came."))(TO_DO);
  client.setQueryData<LoadedTasks>(tasksKey(BOARD), { ...shown(), ...withTask(aCardIn(TO_DO, 20, 0.5)) });

  answers[0]?.(Response.json({ tasks: [task(2), made], pagination: page(1, 9, false) }));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(Response.json({ tasks: [task(2)], pagination: page(1, 2, false) }));

  expect([
    await pending,
    byStage(shown())
      .get(TO_DO)
      ?.map(({ id }) => id),
  ]).toEqual(["loaded", [20, 1, 2]]);
});

const withTask = (made: ReturnType<typeof task>) => ({ tasks: { ...shown().tasks, [made.id]: made } });

const shown = () => client.getQueryData<LoadedTasks>(tasksKey(BOARD)) ?? expect.fail("The tasks are in the cache.");

const page = (cursor: number | null, end: number, hasMore: boolean) =>
  aPage(TO_DO, 3, { cursor, has_more: hasMore, has_more_after: hasMore, start_cursor: end, end_cursor: end });
const task = (id: number) => aCardIn(TO_DO, id);
