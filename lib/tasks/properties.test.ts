import { expect, test } from "vitest";
import { db } from "@/lib/db";
import type { StageChange } from "@/lib/stages/property-input";
import type { TaskChange } from "@/lib/tasks/write/update-input";
import { aBoardOfAnna, aTask, requestOn } from "@/lib/testing";

type Board = Awaited<ReturnType<typeof aRoadmap>>;

async function aRoadmap() {
  const all = await aBoardOfAnna();
  await db.board.update({ where: { id: all.board.id }, data: { type: "roadmap" } });
  return { ...all, task: await aTask(all.toDo), parent: await aTask(all.toDo) };
}

/** The type requires a value for each new property. Watching, the task's board and ignored properties record no activity. */
const OF_TASK: Record<
  Exclude<TaskChange["property"], "is_watching" | "board_id" | "ignored">,
  (board: Board) => unknown
> = {
  title: () => "New",
  description: () => "<p>New</p>",
  status: () => "closed",
  priority: () => "urgent",
  due_at: () => "2031-01-01",
  started_at: () => "2031-01-01",
  remind_at: () => "2031-01-01",
  reminder_type: () => "1_day_before",
  last_completed_at: () => true,
  assignees: ({ max }) => [max.id],
  archived_at: () => "now",
  crm_contact_id: () => 7,
  parent_id: ({ parent }) => parent.id,
  stage_id: ({ doing }) => doing.id,
  type: () => "roadmap",
  is_template: () => "yes",
  settings: () => ({ logo: "/star.png" }),
};

const OF_STAGE: Record<StageChange["property"], unknown> = {
  title: "New",
  status: "closed",
  color: "#ff0000",
  bg_color: "#ff0000",
  archived_at: "now",
  settings: { is_template: true },
};

test.each(Object.entries(OF_TASK))("a change of a task's %s records activity", async (property, valueOf) => {
  const roadmap = await aRoadmap();

  const { status } = await requestOn(roadmap.board, roadmap.anna, `PUT tasks/${roadmap.task.id}`, {
    property,
    value: valueOf(roadmap),
  });

  expect(status).toBe(200);
  expect(await db.activity.count()).toBeGreaterThan(0);
});

test.each(Object.entries(OF_STAGE))("a change of a stage's %s records activity", async (property, value) => {
  const { anna, board, toDo } = await aBoardOfAnna();

  const { status } = await requestOn(board, anna, `PUT update-stage-property/${toDo.id}`, {
    property,
    value,
  });

  expect(status).toBe(200);
  expect(await db.activity.count()).toBeGreaterThan(0);
});
