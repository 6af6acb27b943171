import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aNotification } from "@/lib/testing/factories/notifications";
import { fingerprint } from "@/security/database";
import { boardEndpoints, endpointNamed } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const WAYS = [
  "POST /boards/v2/projects/{board_id}/user/{user_id}/remove",
  "DELETE /boards/v2/remove-user-from-board",
  "POST /boards/v2/managers/roles/{user_id}",
  "DELETE /boards/v2/managers/roles/{user_id}",
].map(endpointNamed);
const bodies: Record<string, object> = { "POST /boards/v2/managers/roles/{user_id}": { roles: {} } };

describe("S7 a person who was removed from a board", () => {
  test.each(WAYS.map((way) => [way.name, way] as const))(
    "is refused by every endpoint of the board from the next request on, and nothing changes (removed by %s)",
    async (name, way) => {
      const world = await aWorld();
      const [admin, me] = [world.people.administrator, world.target];
      const before = await call(endpointNamed("GET /boards/v2/projects/{board_id}").handler, {
        as: me,
        params: { board_id: world.home.board.id },
      });

      const sent = requestOf(way, world, admin);
      const { status } = await call(way.handler, { as: admin, ...sent, ...(bodies[name] && { body: bodies[name] }) });
      const left = await fingerprint();

      expect([before.status, status]).toEqual([200, 200]);
      for (const endpoint of boardEndpoints) {
        const answer = await call(endpoint.handler, { as: me, ...requestOf(endpoint, world, me) });
        expect([endpoint.name, answer.status]).toEqual([endpoint.name, 403]);
      }
      expect(await fingerprint()).toBe(left);
    },
  );

  test.each(WAYS.map((way) => [way.name, way] as const))(
    "has none of its notifications in lists and counts, and cannot mark them (removed by %s)",
    async (name, way) => {
      const world = await aWorld();
      const [admin, me] = [world.people.administrator, world.target];
      const { id, notificationId } = await aNotification(world.home.task, me);
      const mine = async () =>
        Promise.all(
          [
            "GET /boards/v2/notifications",
            "GET /boards/v2/notifications/unread",
            "GET /boards/v2/notifications/unread-count",
          ].map(async (list) => (await call(endpointNamed(list).handler, { as: me })).json),
        );
      const [before] = await mine();

      await call(way.handler, {
        as: admin,
        ...requestOf(way, world, admin),
        ...(bodies[name] && { body: bodies[name] }),
      });
      const [all, unread, count] = await mine();
      const { status } = await call(endpointNamed("PUT /boards/v2/notifications/read").handler, {
        as: me,
        body: { notification_id: notificationId },
      });

      expect(before.total).toBe(1);
      expect([all.data, all.total, unread.data, unread.total, count, status]).toEqual([
        [],
        0,
        [],
        0,
        { total_unread: 0 },
        400,
      ]);
      expect(await db.notificationRecipient.count({ where: { id, markedReadAt: { not: null } } })).toBe(0);
    },
  );
});
