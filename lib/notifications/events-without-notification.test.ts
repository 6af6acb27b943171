import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { assign, call, watch } from "@/lib/testing";
import { endpointNamed } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

/** Writes of labels and members record activity but are none of the twelve actions of compatibility.md, C89. */
const WRITES = [
  "POST /boards/v2/projects/{board_id}/labels",
  "PUT /boards/v2/projects/{board_id}/labels/{label_id}",
  "DELETE /boards/v2/projects/{board_id}/labels/{label_id}",
  "POST /boards/v2/projects/{board_id}/labels/task",
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/labels/{label_id}",
  "POST /boards/v2/projects/{board_id}/add-members",
  "POST /boards/v2/projects/{board_id}/user/{user_id}/make-manager",
  "POST /boards/v2/projects/{board_id}/user/{user_id}/make-viewer",
  "POST /boards/v2/projects/{board_id}/user/{user_id}/remove",
  "DELETE /boards/v2/remove-user-from-board",
  "POST /boards/v2/managers/roles/{user_id}",
];

test.each(WRITES)("%s records one activity entry and notifies nobody", async (name) => {
  const world = await aWorld();
  const { home, people, target } = world;
  for (const user of [people.member, people.viewer, target]) await watch(home.task, user);
  await assign(home.task, target);
  const endpoint = endpointNamed(name);

  const { status } = await call(endpoint.handler, {
    as: people.administrator,
    ...requestOf(endpoint, world, people.administrator),
  });

  expect([status, await db.activity.count()]).toEqual([200, 1]);
  expect([
    await db.notification.count(),
    await db.notificationRecipient.count(),
    await db.mail.count({ where: { kind: { not: "test" } } }),
  ]).toEqual([0, 0, 0]);
});
