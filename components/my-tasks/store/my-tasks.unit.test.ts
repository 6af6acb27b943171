import { expect, test } from "vitest";
import { myTasksFrom, withSaved } from "@/components/my-tasks/store/my-tasks";
import { allTasksJson } from "@/components/testing/all-tasks";
import { aStage, aTask } from "@/components/testing/records";

const stage = aStage("To do");
const [water, weed, other] = ["Water", "Weed", "Somebody else’s"].map((title) => aTask(title, { stage_id: stage.id }));
const counts = { due_today: 0, assigned: 2, upcoming: 0, overdue: 0, mentioned: 0, completed: 0, others: 0 };
const { synced_at, ...compact } = allTasksJson(
  [water, weed].flatMap((task) => task ?? []),
  [stage.id],
  "2026-11-20 08:00:00",
);
const known = myTasksFrom({ type: "assigned", counts, left: 0, boards: [], tasks: compact, synced_at }, true);
const titlesAfter = (response: Parameters<typeof withSaved>[1]) =>
  Object.values(withSaved(known, response).loaded.tasks).map(({ title }) => title);

test("an answer changes the tasks of the tab, and adds no others of the board", () => {
  if (!water || !weed || !other) throw new Error("There are three.");
  const changed = { ...water, title: "Water twice" };

  expect(titlesAfter({ task: changed, tasks: [other, { ...weed, title: "Weed twice" }, changed] })).toEqual([
    "Water twice",
    "Weed twice",
  ]);
});

test("a task that was taken back is shown again, and an archived one is gone", () => {
  if (!water || !other) throw new Error("There are three.");

  expect(titlesAfter({ task: other, tasks: [other] })).toContain(other.title);
  expect(titlesAfter({ tasks: [{ ...water, archived_at: "2026-11-20 08:00:00" }] })).toEqual(["Weed"]);
});
