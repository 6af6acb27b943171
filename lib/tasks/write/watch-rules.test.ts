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

/** Max is assigned to the card and by default to what comes to Doing; nobody watches anything. */
const anUnchangedBoard = snapshotted("quiet_board", async () => {
  const given = await aBoardOfAnna();
  const [card, other] = [
    await aTask(given.toDo, { title: "Card", createdById: given.anna.id }),
    await aTask(given.toDo),
  ];
  const comment = await aComment(card, given.anna);
  await db.taskAssignee.create({ data: { taskId: card.id, userId: given.max.id } });
  await db.stage.update({ where: { id: given.doing.id }, data: { hasDefaultPeople: true } });
  await db.stageDefaultAssignee.create({ data: { stageId: given.doing.id, userId: given.max.id } });
  return { ...given, card, other, comment, subtask: await aSubtask(card), admin: await anAdmin() };
});

type Quiet = Awaited<ReturnType<typeof anUnchangedBoard>>;
type Who = "anna" | "max" | "admin";
type Request = (quiet: Quiet) => [handler: RouteHandler, params: object, body?: unknown];

const create =
  (stage: "toDo" | "doing", task: (quiet: Quiet) => object = () => ({})): Request =>
  (quiet) => [
    CREATE,
    {},
    { task: { title: "New", board_id: quiet.board.id, stage_id: quiet[stage].id, ...task(quiet) } },
  ];
const comment =
  (body: (quiet: Quiet) => object): Request =>
  (quiet) => [COMMENT, { task_id: quiet.card.id }, { comment: "Hello", ...body(quiet) }];
const clone =
  (assignee: boolean): Request =>
  ({ card, toDo }) => [
    CLONE,
    { task_id: card.id },
    { title: "Clone", stage_id: toDo.id, assignee, subtask: false, label: false, attachment: false, comment: false },
  ];
const assign =
  (task: "other" | "subtask"): Request =>
  (quiet) => [UPDATE, { task_id: quiet[task].id }, { property: "assignees", value: { add: [quiet.max.id] } }];
const many =
  (body: (quiet: Quiet) => object): Request =>
  (quiet) => [CHANGE_MANY, {}, { task_ids: [quiet.other.id], ...body(quiet) }];

/** Every action by which Max starts to watch a task, with its rule. */
const WAYS: [rule: WatchRule, name: string, by: Who, request: Request][] = [
  ["watch_on_creating_task", "Max creates a task", "max", create("toDo")],
  ["watch_on_creating_task", "Max clones a task", "max", clone(false)],
  ["watch_on_commenting", "Max comments", "max", comment(() => ({}))],
  ["watch_on_commenting", "Max replies", "max", comment((quiet) => ({ parent_id: quiet.comment.id }))],
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

async function prefer({ max, board }: Quiet, rule: WatchRule, onBoard: boolean | null, global: boolean | null) {
  if (onBoard !== null)
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: max.id } },
      data: { preferences: { [rule]: onBoard } },
    });
  if (global !== null)
    await db.userSetting.create({ data: { userId: max.id, key: "notifications", value: { [rule]: global } } });
}

const watches = async ({ max }: Quiet) => (await db.taskWatcher.count({ where: { userId: max.id } })) > 0;

/** One action of each rule tests how the two settings combine; the others only test that they use them. */
const isFirst = (rule: WatchRule, name: string) => WAYS.find(([each]) => each === rule)?.[1] === name;

describe.each(WAYS)("%s decides who watches when %s", (rule, name, by, request) => {
  test.each(RULES.filter(([, onBoard]) => isFirst(rule, name) || onBoard !== true))(
    "and %s",
    async (_, onBoard, global, expected) => {
      const quiet = await anUnchangedBoard();
      await prefer(quiet, rule, onBoard, global);
      const [handler, params, body] = request(quiet);

      const { status } = await call(handler, { as: quiet[by], params: { board_id: quiet.board.id, ...params }, body });

      expect(status).toBeLessThan(300);
      expect(await watches(quiet)).toBe(expected);
    },
  );
});

test.each(RULES)(
  "watch_on_creating_task decides who watches a task created from an image when %s",
  async (_, onBoard, global, expected) => {
    const quiet = await anUnchangedBoard();
    await prefer(quiet, "watch_on_creating_task", onBoard, global);

    const { status } = await call(FROM_IMAGE, {
      as: quiet.max,
      params: { board_id: quiet.board.id },
      body: { stage_id: quiet.toDo.id, file: await aPicture() },
    });

    expect([status, await watches(quiet)]).toEqual([200, expected]);
  },
);

test.each(RULES)(
  "watch_on_assigning decides who watches a repeated task with a default assignee when %s",
  async (_, onBoard, global, expected) => {
    const quiet = await anUnchangedBoard();
    await prefer(quiet, "watch_on_assigning", onBoard, global);
    await db.repeatRule.create({
      data: {
        taskId: quiet.other.id,
        boardId: quiet.board.id,
        stageId: quiet.doing.id,
        unit: "daily",
        createNew: true,
        weekDays: [],
        monthDays: [],
        nextAt: new Date("2027-01-01T00:00:00Z"),
      },
    });

    await repeatDueTasks(new Date("2027-01-01T00:00:01Z"));

    expect(await watches(quiet)).toBe(expected);
  },
);

test("a commenter watches the task even when the other two rules are off", async () => {
  const quiet = await anUnchangedBoard();
  await db.userSetting.create({
    data: {
      userId: quiet.max.id,
      key: "notifications",
      value: { watch_on_creating_task: false, watch_on_assigning: false },
    },
  });

  await call(COMMENT, {
    as: quiet.max,
    params: { board_id: quiet.board.id, task_id: quiet.card.id },
    body: { comment: "Hello" },
  });

  expect(await watches(quiet)).toBe(true);
});
