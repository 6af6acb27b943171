import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { POST as syncRoles } from "@/app/wp-json/boards/v2/managers/roles/[user_id]/route";
import { POST as addToBoards } from "@/app/wp-json/boards/v2/managers/add-users-to-boards/route";
import { POST as addMember } from "@/app/wp-json/boards/v2/projects/[board_id]/add-members/route";
import { PUT as setAssignees } from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/default-assignees/route";
import { PUT as setWatchers } from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/default-watchers/route";
import { POST as comment } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { PUT as convert } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/convert-to-subtask/route";
import { PUT as update } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as addSubtask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtasks/route";
import { POST as bulk } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/bulk-actions/route";
import { POST as createTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { POST as makeViewer } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/make-viewer/route";
import { POST as createBoard } from "@/app/wp-json/boards/v2/projects/route";
import { GET as search } from "@/app/wp-json/boards/v2/search-boards-users/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBoard, aBoardOfAnna, aColleague, anAdmin, aTask, aUser, call, statusesOf } from "@/lib/testing";

const NOBODY = 2_000_000_000;

type World = Awaited<ReturnType<typeof makeWorld>>;
let world: World;

async function makeWorld() {
  await db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });
  const given = await aBoardOfAnna();
  const [stranger, admin] = [await aUser({ displayName: "Stranger" }), await anAdmin({ displayName: "Site admin" })];
  const [task, parent] = [await aTask(given.toDo), await aTask(given.toDo)];
  return { ...given, stranger, admin, task, parent };
}

beforeEach(async () => {
  world = await makeWorld();
});

/** All ways in which a manager can name someone by id: the handler and its body. */
const WAYS: Record<string, [RouteHandler, (id: number) => object]> = {
  "create a board with members": [
    createBoard,
    (id) => ({ board: { title: "Mine", type: "to-do" }, member_ids: [world.max.id, id] }),
  ],
  "add a member": [addMember, (memberId) => ({ memberId })],
  "change a role": [makeViewer, () => ({})],
  "assign by a new task": [
    createTask,
    (id) => ({ task: { title: "New", board_id: world.board.id, stage_id: world.toDo.id, assignees: [id] } }),
  ],
  "assign by a new subtask": [addSubtask, (id) => ({ title: "New", assignees: [id] })],
  "toggle an assignee": [update, (id) => ({ property: "assignees", value: id })],
  "add an assignee": [update, (id) => ({ property: "assignees", value: { add: [id] } })],
  "assign many tasks": [
    bulk,
    (id) => ({ task_ids: [world.task.id], action: "assign_members", user_ids: [world.max.id, id] }),
  ],
  "hand over a subtask": [convert, (id) => ({ parent_id: world.parent.id, assigneeId: id })],
  "make somebody watch": [update, (id) => ({ property: "is_watching", value: { userId: id, action: "start" } })],
  "default assignees": [setAssignees, (id) => ({ assigneeIds: [id] })],
  "default watchers": [setWatchers, (id) => ({ watcherIds: [id] })],
  "mention by id": [comment, (id) => ({ comment: "Hello", mentionData: [id] })],
};

function attack(way: string, id: number) {
  const [handler, bodyWith] = WAYS[way] ?? [];
  if (!handler) throw new Error(way);
  return call(handler, {
    as: world.anna,
    params: { board_id: world.board.id, stage_id: world.toDo.id, task_id: world.task.id, user_id: id },
    body: bodyWith?.(id),
  });
}

const shown = ({ status, json }: Awaited<ReturnType<typeof call>>) => [
  status,
  JSON.stringify(json).replaceAll(/\d+/g, "0"),
];

const linksOf = async ({ id: userId }: User) =>
  Promise.all([
    db.boardMember.count({ where: { userId } }),
    db.taskAssignee.count({ where: { userId } }),
    db.taskWatcher.count({ where: { userId } }),
    db.commentMention.count({ where: { userId } }),
    db.notificationRecipient.count({ where: { userId } }),
  ]);

const NONE = [0, 0, 0, 0, 0];

describe("S42 a guessed id", () => {
  test.each(Object.keys(WAYS))(
    "of a stranger or an unknown admin is refused like one that does not exist: %s",
    async (way) => {
      const unknown = await attack(way, NOBODY);
      const [stranger, admin] = [await attack(way, world.stranger.id), await attack(way, world.admin.id)];

      expect([400, 403, 404]).toContain(unknown.status);
      expect([shown(stranger), shown(admin)]).toEqual([shown(unknown), shown(unknown)]);
      expect([await linksOf(world.stranger), await linksOf(world.admin)]).toEqual([NONE, NONE]);
      expect(await db.board.count()).toBe(1);
    },
  );

  test.each(Object.keys(WAYS).filter((way) => way !== "change a role"))(
    "of an admin whom the manager finds by search is accepted: %s",
    async (way) => {
      const colleague = await aColleague(world.anna, { role: "administrator" });

      const found = await call(search, { as: world.anna, query: { searchInput: colleague.displayName } });
      const { status } = await attack(way, colleague.id);

      expect(found.json.map(({ ID }: { ID: number }) => ID)).toEqual([colleague.id]);
      expect([200, 201]).toContain(status);
    },
  );

  test("of a default assignee set by an admin is kept when a manager saves the list", async () => {
    await db.stageDefaultAssignee.create({ data: { stageId: world.toDo.id, userId: world.admin.id } });

    const { status, json } = await attack("default assignees", world.admin.id);

    expect([status, json.stage.settings.default_task_assignees]).toEqual([200, [world.admin.id]]);
  });

  test("cannot be used by a manager to change site roles or to add someone to a board", async () => {
    const answers = [
      await call(syncRoles, {
        as: world.anna,
        params: { user_id: world.stranger.id },
        body: { roles: { [world.board.id]: "member" } },
      }),
      await call(addToBoards, { as: world.anna, body: { user_ids: [world.stranger.id], board_ids: [world.board.id] } }),
    ];

    expect(statusesOf(answers)).toEqual([403, 403]);
    expect(await linksOf(world.stranger)).toEqual(NONE);
  });

  test("does not become known by a shared template", async () => {
    await aBoard({
      isTemplate: true,
      members: [
        [world.anna, "manager"],
        [world.stranger, "member"],
      ],
    });

    expect((await attack("create a board with members", world.stranger.id)).status).toBe(404);
  });
});
