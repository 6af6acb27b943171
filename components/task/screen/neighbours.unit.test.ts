import { expect, test } from "vitest";
import { neighboursOf } from "@/components/task/screen/neighbours";
import type { TaskCardJson } from "@/lib/tasks/present/task";

const cards = (...ids: number[]) => ids.map((id) => ({ id }) as TaskCardJson);
const columns = new Map([[1, cards(5, -1, 6, 7)]]);

test.each([
  [5, null, 6],
  [6, 5, 7],
  [7, 6, null],
  [8, null, null],
])("the neighbours of task %i are %s and %s, without unsaved tasks", (id, previous, next) => {
  expect(neighboursOf(columns, { id, stage_id: 1 })).toEqual({ previous, next });
});
