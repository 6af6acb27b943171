import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GET as person } from "@/app/wp-json/boards/v2/member/[id]/route";
import { GET as notifications } from "@/app/wp-json/boards/v2/notifications/route";
import { GET as members } from "@/app/wp-json/boards/v2/projects/[board_id]/users/route";
import { GET as activities } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/activities/route";
import { GET as labels } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import { GET as board, PUT as updateBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { GET as cards } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/by-stage/route";
import { GET as tasks, POST as createTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import {
  GET as comments,
  POST as createComment,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { POST as dates } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/dates/route";
import { PUT as pin } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/pin/route";
import { GET as task, PUT as updateTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as createStage } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { GET as boards, POST as createBoard } from "@/app/wp-json/boards/v2/projects/route";
import type { User } from "@/generated/prisma/client";
import { aBoard } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { differencesFrom, type Shape } from "@/lib/testing/contract/observed";
import { ALLOWED, ruleFor } from "@/lib/testing/contract/observed-differences";
import records from "@/lib/testing/contract/observed-records.json";
import { anAdmin, aUser } from "@/lib/testing/factories/people";

/** Repeats the steps with which the observed records were made, and reads each record back by the same endpoint. */
async function ours(): Promise<Record<string, unknown>> {
  const as = await anAdmin({ url: "https://example.test" });
  const madeBoard = (await call(createBoard, { as, body: { board: { title: "Alpha", type: "to-do" } } })).json;
  const params = { board_id: madeBoard.board.id };
  const detail = (await call(board, { as, params })).json;
  const [stage] = detail.board.stages;
  await call(updateBoard, { as, params, body: { title: "Alpha", description: "New <b>desc</b>" } });
  const created = (
    await call(createTask, {
      as,
      params,
      body: { task: { title: "First task", board_id: madeBoard.board.id, stage_id: stage.id } },
    })
  ).json;
  const onTask = { ...params, task_id: created.task.id };
  const createdComment = (
    await call(createComment, { as, params: onTask, body: { comment: "Hello there", comment_type: "comment" } })
  ).json.comment;
  await call(createComment, {
    as,
    params: onTask,
    body: { comment: "Hello", comment_type: "reply", parent_id: createdComment.id },
  });
  await mentionOn(params.board_id, stage.id, as);
  await call(createBoard, { as, body: { board: { title: "Gamma", type: "to-do", description: "form" } } });
  const listedBoard = (await call(boards, { as })).json.boards.data.find(
    ({ title }: { title: string }) => title === "Gamma",
  );
  return {
    "board as created": madeBoard,
    "board in a list": listedBoard,
    "board in detail": detail,
    stage,
    "stage as created": (
      await call(createStage, { as, params: { board_id: listedBoard.id }, body: { title: "Review" } })
    ).json.updatedStages.find(({ title }: { title: string }) => title === "Review"),
    label: (await call(labels, { as, params })).json.labels[0],
    "task as created": created.task,
    "task in updatedTasks": created.updatedTasks[0],
    "task in a list": (await call(tasks, { as, params })).json.tasks[0],
    "task as a card": (await call(cards, { as, params })).json.tasks[0],
    "task in detail": (await call(task, { as, params: { ...params, task_id: created.task.id } })).json,
    "comment as created": createdComment,
    "comment in a list": (await call(comments, { as, params: onTask })).json.comments.data[0],
    activity: (await call(activities, { as, params: onTask })).json.activities.data[0],
    notification: (await call(notifications, { as, query: { action: "task_comment_mentioned" } })).json.data[0],
    "person for an admin": (await call(person, { as, params: { id: as.id } })).json.user,
    "person for others": (await call(person, { as: await aViewerBeside(as), params: { id: as.id } })).json.user,
    "member of a board": (await call(members, { as, params })).json.users[0],
  };
}

async function mentionOn(boardId: number, stageId: number, admin: User) {
  const as = await anAdmin();
  const params = { board_id: boardId };
  const { task } = (
    await call(createTask, {
      as,
      params,
      body: { task: { title: "Second task", board_id: boardId, stage_id: stageId, description: "Text" } },
    })
  ).json;
  const onTask = { ...params, task_id: task.id };
  await call(dates, {
    as,
    params: onTask,
    body: { started_at: "2027-04-05", reminder_type: "custom", remind_at: "2027-04-05 18:00:00" },
  });
  await call(pin, { as, params: onTask, body: { pinned: true } });
  await call(updateTask, { as, params: onTask, body: { property: "status", value: "closed" } });
  await call(createComment, { as, params: onTask, body: { comment: `@${admin.login}, please look` } });
}

async function aViewerBeside(admin: User): Promise<User> {
  const viewer = await aUser();
  await aBoard({
    members: [
      [admin, "manager"],
      [viewer, "viewer"],
    ],
  });
  return viewer;
}

let made: ReturnType<typeof ours> | null = null;
const ourRecords = () => (made ??= ours());
const observed = Object.entries(records as unknown as Record<string, Shape>);

/** Records without an endpoint yet. When an endpoint is built, move its record from here to `ourRecords`. */
const LATER: Record<string, string> = {
  "incoming webhook": "GET\t/boards/v2/webhooks",
  "outgoing webhook": "GET\t/boards/v2/outgoing-webhooks",
  "member to choose": "GET\t/boards/v2/options/members",
};

describe("an observed record", () => {
  test.each(observed.filter(([name]) => !LATER[name]))(
    "has all its keys with the same types here, except by a decision: %s",
    async (name, theirs) => {
      const record = (await ourRecords())[name];

      expect(record).toBeInstanceOf(Object);
      expect(differencesFrom(theirs, record).filter((each) => !ruleFor(each))).toEqual([]);
    },
  );

  test("may differ only where differences actually exist", async () => {
    const all = await ourRecords();
    const rules = observed.flatMap(([name, theirs]) =>
      LATER[name] ? [] : differencesFrom(theirs, all[name]).map(ruleFor),
    );

    expect([...new Set(rules)].sort()).toEqual(
      ALLOWED.flatMap(({ decision, keys }) => keys.map((key) => `${decision}: ${key}`)).sort(),
    );
  });

  test("is tested as soon as its endpoint exists", () => {
    const planned = readFileSync("docs/api/planned.tsv", "utf8").split("\n");

    expect(
      Object.values(LATER).filter((endpoint) => !planned.some((line) => line.startsWith(`${endpoint}\t`))),
    ).toEqual([]);
  });
});

describe("a difference between records", () => {
  test.each([
    ["in a key that is missing", { a: "string" }, {}, [{ path: "a", theirs: "string", ours: "missing" }]],
    ["in a type", { a: "string" }, { a: 1 }, [{ path: "a", theirs: "string", ours: "integer" }]],
    ["in null", { a: "null" }, { a: "x" }, [{ path: "a", theirs: "null", ours: "string" }]],
    [
      "in any row, once",
      [{ a: "string" }],
      [{ a: "x" }, {}, {}],
      [{ path: "[].a", theirs: "string", ours: "missing" }],
    ],
    [
      "where no row can be compared",
      { a: [{ b: "string" }] },
      { a: [] },
      [{ path: "a[]", theirs: "object", ours: "missing" }],
    ],
    ["in a map that is a list", { a: { b: "string" } }, { a: [] }, [{ path: "a", theirs: "object", ours: "array" }]],
    ["in nothing that ours has besides", { a: "string" }, { a: "x", b: 1 }, []],
  ] as [string, Shape, unknown, object[]][])("is found: %s", (_, theirs, record, expected) => {
    expect(differencesFrom(theirs, record)).toEqual(expected);
  });
});
