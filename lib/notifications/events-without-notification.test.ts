import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { assign } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { endpointNamed } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

/** Writes of labels and members record activity but are none of the twelve actions of compatibility.md, C89. */
const WRITES: Record<string, { action: string; column: string; isOfTask?: true }> = {
  "POST /boards/v2/projects/{board_id}/labels": { action: "created", column: "label" },
  "PUT /boards/v2/projects/{board_id}/labels/{label_id}": { action: "updated", column: "label" },
  "DELETE /boards/v2/projects/{board_id}/labels/{label_id}": { action: "deleted", column: "label" },
  "POST /boards/v2/projects/{board_id}/labels/task": { action: "added", column: "label", isOfTask: true },
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/labels/{label_id}": {
    action: "removed",
    column: "label",
    isOfTask: true,
  },
  "POST /boards/v2/projects/{board_id}/add-members": { action: "added", column: "member" },
  "POST /boards/v2/projects/{board_id}/user/{user_id}/make-manager": { action: "changed", column: "role" },
  "POST /boards/v2/projects/{board_id}/user/{user_id}/make-viewer": { action: "changed", column: "role" },
  "POST /boards/v2/projects/{board_id}/user/{user_id}/remove": { action: "removed", column: "member" },
  "DELETE /boards/v2/remove-user-from-board": { action: "removed", column: "member" },
  "POST /boards/v2/managers/roles/{user_id}": { action: "changed", column: "role" },
};

test.each(Object.entries(WRITES))(
  "%s records one line of activity and notifies nobody",
  async (name, { action, column, isOfTask }) => {
    const world = await aWorld();
    const { home, people, target } = world;
    for (const { id: userId } of [people.member, people.viewer, target])
      await db.taskWatcher.create({ data: { taskId: home.task.id, userId } });
    await assign(home.task, target);

    const { status } = await call(endpointNamed(name).handler, {
      as: people.administrator,
      ...requestOf(endpointNamed(name), world, people.administrator),
    });

    expect(status).toBe(200);
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: home.board.id,
        taskId: isOfTask ? home.task.id : null,
        action,
        column,
        createdById: people.administrator.id,
      },
    ]);
    expect([
      await db.notification.count(),
      await db.notificationRecipient.count(),
      await db.mail.count({ where: { kind: { not: "test" } } }),
    ]).toEqual([0, 0, 0]);
  },
);
