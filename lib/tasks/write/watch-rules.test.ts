import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { WatchRule } from "@/lib/notifications/preferences";
import { repeatDueTasks } from "@/lib/recurrence/run";
import {
  aBoardOfAnna,
  aComment,
  anAdmin,
  aPicture,
  assign,
  aSubtask,
  aTask,
  prefer,
  requestOn,
  snapshotted,
} from "@/lib/testing";

/** Max is assigned to the card and is the default assignee of Doing; nobody watches a task. */
const anUnchangedBoard = snapshotted("quiet_board", async () => {
  const base = await aBoardOfAnna();
  const [card, other] = [await aTask(base.toDo, { title: "Card", createdById: base.anna.id }), await aTask(base.toDo)];
  const comment = await aComment(card, base.anna);
  await assign(card, base.max);
  await db.stage.update({ where: { id: base.doing.id }, data: { hasDefaultPeople: true } });
  await db.stageDefaultAssignee.create({ data: { stageId: base.doing.id, userId: base.max.id } });
  return { ...base, card, other, comment, subtask: await aSubtask(card), admin: await anAdmin() };
});

type World = Awaited<ReturnType<typeof anUnchangedBoard>>;
type Who = "anna" | "max" | "admin";
type Request = (world: World) => [line: string, body?: object];

const create =
  (stage: "toDo" | "doing", task: (world: World) => object = () => ({})): Request =>
  (world) => [
    "POST tasks",
    { task: { title: "New", board_id: world.board.id, stage_id: world[stage].id, ...task(world) } },
  ];
const comment =
  (body: (world: World) => object): Request =>
  (world) => [`POST tasks/${world.card.id}/comments`, { comment: "Hello", ...body(world) }];
const clone =
  (assignee: boolean): Request =>
  ({ card, toDo }) => [
    `POST tasks/${card.id}/clone-task`,
    { title: "Clone", stage_id: toDo.id, assignee, subtask: false, label: false, attachment: false, comment: false },
  ];
const assignMax =
  (task: "other" | "subtask"): Request =>
  (world) => [`PUT tasks/${world[task].id}`, { property: "assignees", value: { add: [world.max.id] } }];
const many =
  (body: (world: World) => object): Request =>
  (world) => ["POST tasks/bulk-actions", { task_ids: [world.other.id], ...body(world) }];

/** Every action by which Max starts to watch a task, with its rule. */
const WAYS: [rule: WatchRule, name: string, by: Who, requestFor: Request][] = [
  ["watch_on_creating_task", "Max creates a task", "max", create("toDo")],
  ["watch_on_creating_task", "Max clones a task", "max", clone(false)],
  ["watch_on_commenting", "Max comments", "max", comment(() => ({}))],
  ["watch_on_commenting", "Max replies", "max", comment((world) => ({ parent_id: world.comment.id }))],
  [
    "watch_on_commenting",
    "an admin comments in the name of Max",
    "admin",
    comment(({ max }) => ({ comment_by: max.id })),
  ],
  ["watch_on_assigning", "Max is assigned", "anna", assignMax("other")],
  ["watch_on_assigning", "Max is assigned to a subtask", "anna", assignMax("subtask")],
  ["watch_on_assigning", "Max joins a task", "max", ({ other }) => [`POST tasks/${other.id}/assign-yourself`]],
  [
    "watch_on_assigning",
    "a task is created with Max as assignee",
    "anna",
    create("toDo", ({ max }) => ({ assignees: [max.id] })),
  ],
  ["watch_on_assigning", "a task is created where Max is a default assignee", "anna", create("doing")],
  ["watch_on_assigning", "a task of Max is cloned with its people", "anna", clone(true)],
  [
    "watch_on_assigning",
    "Max is assigned in bulk",
    "anna",
    many(({ max }) => ({ action: "assign_members", user_ids: [max.id] })),
  ],
  [
    "watch_on_assigning",
    "a task moves to a stage where Max is a default assignee",
    "anna",
    ({ other, doing }) => [`PUT tasks/${other.id}/move-task`, { newStageId: doing.id }],
  ],
  [
    "watch_on_assigning",
    "a task moves to the next stage, where Max is a default assignee",
    "anna",
    ({ other }) => [`PUT tasks/${other.id}/move-to-next-stage`],
  ],
  [
    "watch_on_assigning",
    "all tasks of a stage move there",
    "anna",
    ({ toDo, doing }) => ["PUT stage-move-all-task", { oldStageId: toDo.id, newStageId: doing.id }],
  ],
  [
    "watch_on_assigning",
    "tasks move there in bulk",
    "anna",
    many(({ doing }) => ({ action: "move_tasks", target_stage_id: doing.id })),
  ],
  [
    "watch_on_assigning",
    "Max becomes a default assignee of a stage with tasks",
    "anna",
    ({ toDo, max }) => [`PUT stage/${toDo.id}/default-assignees`, { assigneeIds: [max.id] }],
  ],
  [
    "watch_on_assigning",
    "a task becomes a subtask with Max as assignee",
    "anna",
    ({ other, card, max }) => [`PUT tasks/${other.id}/convert-to-subtask`, { parent_id: card.id, assigneeId: max.id }],
  ],
];

/** The preferences of Max on the board and for all boards, and whether Max watches. */
const RULES: [what: string, onBoard: boolean | null, global: boolean | null, watches: boolean][] = [
  ["nothing was set", null, null, true],
  ["the rule is off for all boards", null, false, false],
  ["the rule is off on the board", false, true, false],
  ["the rule is on on the board and off for all boards", true, false, true],
];

async function choose({ max, board }: World, rule: WatchRule, onBoard: boolean | null, global: boolean | null) {
  if (onBoard !== null) await prefer(max, board, { [rule]: onBoard });
  if (global !== null)
    await db.userSetting.create({ data: { userId: max.id, key: "notifications", value: { [rule]: global } } });
}

const watches = async ({ max }: World) => (await db.taskWatcher.count({ where: { userId: max.id } })) > 0;

/** One action of each rule tests how the two settings combine; the others only test that they use them. */
const isFirst = (rule: WatchRule, name: string) => WAYS.find(([each]) => each === rule)?.[1] === name;

describe.each(WAYS)("%s decides who watches when %s", (rule, name, by, requestFor) => {
  test.each(RULES.filter(([, onBoard]) => isFirst(rule, name) || onBoard !== true))(
    "and %s",
    async (_, onBoard, global, expected) => {
      const world = await anUnchangedBoard();
      await choose(world, rule, onBoard, global);
      const [line, body] = requestFor(world);

      const { status } = await requestOn(world.board, world[by], line, body);

      expect(status).toBeLessThan(300);
      expect(await watches(world)).toBe(expected);
    },
  );
});

test.each(RULES)(
  "watch_on_creating_task decides who watches a task created from an image when %s",
  async (_, onBoard, global, expected) => {
    const world = await anUnchangedBoard();
    await choose(world, "watch_on_creating_task", onBoard, global);

    const { status } = await requestOn(world.board, world.max, "POST tasks/create-task-from-image", {
      stage_id: world.toDo.id,
      file: await aPicture(),
    });

    expect([status, await watches(world)]).toEqual([200, expected]);
  },
);

test.each(RULES)(
  "watch_on_assigning decides who watches a repeated task with a default assignee when %s",
  async (_, onBoard, global, expected) => {
    const world = await anUnchangedBoard();
    await choose(world, "watch_on_assigning", onBoard, global);
    await db.repeatRule.create({
      data: {
        taskId: world.other.id,
        boardId: world.board.id,
        stageId: world.doing.id,
        unit: "daily",
        createNew: true,
        weekDays: [],
        monthDays: [],
        nextAt: new Date("2027-01-01T00:00:00Z"),
      },
    });

    await repeatDueTasks(new Date("2027-01-01T00:00:01Z"));

    expect(await watches(world)).toBe(expected);
  },
);

test("a commenter watches the task even when the other two rules are off", async () => {
  const world = await anUnchangedBoard();
  await db.userSetting.create({
    data: {
      userId: world.max.id,
      key: "notifications",
      value: { watch_on_creating_task: false, watch_on_assigning: false },
    },
  });

  await requestOn(world.board, world.max, `POST tasks/${world.card.id}/comments`, { comment: "Hello" });

  expect(await watches(world)).toBe(true);
});
