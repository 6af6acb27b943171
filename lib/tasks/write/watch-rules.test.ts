import { describe, expect, test } from "vitest";
import { PUT as DEFAULT_ASSIGNEES } from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/default-assignees/route";
import { PUT as MOVE_ALL } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-move-all-task/route";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as ASSIGN_YOURSELF } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/assign-yourself/route";
import { POST as CLONE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/clone-task/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { PUT as CONVERT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/convert-to-subtask/route";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { PUT as MOVE_ON } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-to-next-stage/route";
import { POST as CHANGE_MANY } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/bulk-actions/route";
import { POST as FROM_IMAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/create-task-from-image/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import type { WatchRule } from "@/lib/notifications/preferences";
import { repeatDueTasks } from "@/lib/recurrence/run";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aComment } from "@/lib/testing/factories/comments";
import { aPicture } from "@/lib/testing/factories/files";
import { snapshotted } from "@/lib/testing/db/snapshots";
import { anAdmin } from "@/lib/testing/factories/people";

/** Max is assigned to the card and is the default assignee of Doing; nobody watches a task. */
const anUnchangedBoard = snapshotted("quiet_board", async () => {
  const base = await aBoardOfAnna();
  const [card, other] = [await aTask(base.toDo, { title: "Card", createdById: base.anna.id }), await aTask(base.toDo)];
  const comment = await aComment(card, base.anna);
  await db.taskAssignee.create({ data: { taskId: card.id, userId: base.max.id } });
  await db.stage.update({ where: { id: base.doing.id }, data: { hasDefaultPeople: true } });
  await db.stageDefaultAssignee.create({ data: { stageId: base.doing.id, userId: base.max.id } });
  return { ...base, card, other, comment, subtask: await aSubtask(card), admin: await anAdmin() };
});

type World = Awaited<ReturnType<typeof anUnchangedBoard>>;
type Who = "anna" | "max" | "admin";
type Request = (world: World) => [handler: RouteHandler, params: object, body?: unknown];

const create =
  (stage: "toDo" | "doing", task: (world: World) => object = () => ({})): Request =>
  (world) => [
    CREATE,
    {},
    { task: { title: "New", board_id: world.board.id, stage_id: world[stage].id, ...task(world) } },
  ];
const comment =
  (body: (world: World) => object): Request =>
  (world) => [COMMENT, { task_id: world.card.id }, { comment: "Hello", ...body(world) }];
const clone =
  (assignee: boolean): Request =>
  ({ card, toDo }) => [
    CLONE,
    { task_id: card.id },
    { title: "Clone", stage_id: toDo.id, assignee, subtask: false, label: false, attachment: false, comment: false },
  ];
const assign =
  (task: "other" | "subtask"): Request =>
  (world) => [UPDATE, { task_id: world[task].id }, { property: "assignees", value: { add: [world.max.id] } }];
const many =
  (body: (world: World) => object): Request =>
  (world) => [CHANGE_MANY, {}, { task_ids: [world.other.id], ...body(world) }];

/** Every action by which Max starts to watch a task, with its rule. */
const WAYS: [rule: WatchRule, name: string, by: Who, request: Request][] = [
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
  ["watch_on_assigning", "Max is assigned", "anna", assign("other")],
  ["watch_on_assigning", "Max is assigned to a subtask", "anna", assign("subtask")],
  ["watch_on_assigning", "Max joins a task", "max", ({ other }) => [ASSIGN_YOURSELF, { task_id: other.id }]],
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
    ({ other, doing }) => [MOVE, { task_id: other.id }, { newStageId: doing.id }],
  ],
  [
    "watch_on_assigning",
    "a task moves to the next stage, where Max is a default assignee",
    "anna",
    ({ other }) => [MOVE_ON, { task_id: other.id }],
  ],
  [
    "watch_on_assigning",
    "all tasks of a stage move there",
    "anna",
    ({ toDo, doing }) => [MOVE_ALL, {}, { oldStageId: toDo.id, newStageId: doing.id }],
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
    ({ toDo, max }) => [DEFAULT_ASSIGNEES, { stage_id: toDo.id }, { assigneeIds: [max.id] }],
  ],
  [
    "watch_on_assigning",
    "a task becomes a subtask with Max as assignee",
    "anna",
    ({ other, card, max }) => [CONVERT, { task_id: other.id }, { parent_id: card.id, assigneeId: max.id }],
  ],
];

/** The preferences of Max on the board and for all boards, and whether Max watches. */
const RULES: [what: string, onBoard: boolean | null, global: boolean | null, watches: boolean][] = [
  ["nothing was set", null, null, true],
  ["the rule is off for all boards", null, false, false],
  ["the rule is off on the board", false, true, false],
  ["the rule is on on the board and off for all boards", true, false, true],
];

async function prefer({ max, board }: World, rule: WatchRule, onBoard: boolean | null, global: boolean | null) {
  if (onBoard !== null)
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: max.id } },
      data: { preferences: { [rule]: onBoard } },
    });
  if (global !== null)
    await db.userSetting.create({ data: { userId: max.id, key: "notifications", value: { [rule]: global } } });
}

const watches = async ({ max }: World) => (await db.taskWatcher.count({ where: { userId: max.id } })) > 0;

/** One action of each rule tests how the two settings combine; the others only test that they use them. */
const isFirst = (rule: WatchRule, name: string) => WAYS.find(([each]) => each === rule)?.[1] === name;

describe.each(WAYS)("%s decides who watches when %s", (rule, name, by, request) => {
  test.each(RULES.filter(([, onBoard]) => isFirst(rule, name) || onBoard !== true))(
    "and %s",
    async (_, onBoard, global, expected) => {
      const world = await anUnchangedBoard();
      await prefer(world, rule, onBoard, global);
      const [handler, params, body] = request(world);

      const { status } = await call(handler, { as: world[by], params: { board_id: world.board.id, ...params }, body });

      expect(status).toBeLessThan(300);
      expect(await watches(world)).toBe(expected);
    },
  );
});

test.each(RULES)(
  "watch_on_creating_task decides who watches a task created from an image when %s",
  async (_, onBoard, global, expected) => {
    const world = await anUnchangedBoard();
    await prefer(world, "watch_on_creating_task", onBoard, global);

    const { status } = await call(FROM_IMAGE, {
      as: world.max,
      params: { board_id: world.board.id },
      body: { stage_id: world.toDo.id, file: await aPicture() },
    });

    expect([status, await watches(world)]).toEqual([200, expected]);
  },
);

test.each(RULES)(
  "watch_on_assigning decides who watches a repeated task with a default assignee when %s",
  async (_, onBoard, global, expected) => {
    const world = await anUnchangedBoard();
    await prefer(world, "watch_on_assigning", onBoard, global);
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

  await call(COMMENT, {
    as: world.max,
    params: { board_id: world.board.id, task_id: world.card.id },
    body: { comment: "Hello" },
  });

  expect(await watches(world)).toBe(true);
});
