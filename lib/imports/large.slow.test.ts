import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aUser, countersOf, recounted } from "@/lib/testing";
import { imported } from "@/lib/testing/factories/imports";
import { heapDuring } from "@/lib/testing/probes/heap";

const TASKS = 10_000;
const MEBIBYTE = 1024 * 1024;

/** Each task with a description, two labels, two people, a comment, a subtask and three entries of activity. */
function* largeFile(person: { id: number; email: string }): Generator<string> {
  const stages = [1, 2, 3, 4, 5].map((id) => ({ id, title: `Stage ${id}`, position: id }));
  const labels = [1, 2, 3, 4, 5].map((id) => ({ id, title: `Label ${id}`, bg_color: "#4bce97" }));
  const people = [{ id: person.id, email: person.email }];
  const head = { boards_export: { version: 1 }, board: { title: "Large", stages, labels, people, tasks: [] } };
  yield JSON.stringify(head).slice(0, -"]}}".length);
  for (let at = 1; at <= TASKS; at += 1) yield (at === 1 ? "" : ",") + JSON.stringify(taskNumber(at, person.id));
  yield "]}}";
}

const taskNumber = (at: number, person: number) => ({
  ...{ id: at, title: `Task ${at}`, stage: (at % 5) + 1, position: at, description: `<p>${"word ".repeat(100)}</p>` },
  ...{ labels: [(at % 5) + 1, ((at + 1) % 5) + 1], assignees: [person], watchers: [person], created_by: person },
  comments: [{ id: at, description: "word ".repeat(40), raw_description: "word ".repeat(40), created_by: person }],
  subtask_groups: [{ id: at, title: "Steps", subtasks: [{ id: `s${at}`, title: `Step ${at}` }] }],
  activities: [1, 2, 3].map(() => ({ action: "created", column: "task", new_value: `Task ${at}` })),
  predecessors: at > 1 ? [at - 1] : [],
});

test("10,000 tasks arrive in a few megabytes of memory", { timeout: 120_000 }, async () => {
  const [admin, person] = [await anAdmin(), await aUser()];
  const file = Readable.from(largeFile(person), { objectMode: false });

  const { result, most } = await heapDuring(() => imported(admin, file));

  expect(result).toMatchObject({ status: "completed", completed: TASKS });
  expect(most).toBeLessThan(64 * MEBIBYTE);
  const board = { id: result.boardId ?? 0 };
  expect(await countersOf(board)).toEqual(await recounted(board));
  expect(await db.taskDependency.count({ where: { boardId: board.id } })).toBe(TASKS - 1);
});
