import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardActivity, anActivity, aNotification, call } from "@/lib/testing";
import { fingerprint } from "@/security/database";
import { boardEndpoints, endpointNamed } from "@/security/endpoints";
import { requestOf, send } from "@/security/requests";
import { aWorld, type World } from "@/security/world";

type Removal = (world: World) => ReturnType<typeof call>;

const removalBy =
  (name: string, given?: object): Removal =>
  (world) =>
    send(endpointNamed(name), world, world.people.administrator, given);

const WAYS: [string, Removal][] = [
  ["removal", removalBy("POST /boards/v2/projects/{board_id}/user/{user_id}/remove")],
  ["removal by both ids", removalBy("DELETE /boards/v2/remove-user-from-board")],
  ["an empty list of roles", removalBy("POST /boards/v2/managers/roles/{user_id}", { body: { roles: {} } })],
  ["removal of all roles", removalBy("DELETE /boards/v2/managers/roles/{user_id}")],
];

const activitiesOf = ({ id }: User, as: User) =>
  call(endpointNamed("GET /boards/v2/member/{id}/activities").handler, { as, params: { id } });

const LISTS = ["notifications", "notifications/unread", "notifications/unread-count"].map(
  (path) => endpointNamed(`GET /boards/v2/${path}`).handler,
);

describe("S7 a person who was removed from a board", () => {
  test.each(WAYS)(
    "is refused by every endpoint of the board from the next request on, and nothing changes (%s)",
    async (_, remove) => {
      const world = await aWorld();
      const me = world.target;
      const reading = endpointNamed("GET /boards/v2/projects/{board_id}");

      expect([(await send(reading, world, me)).status, (await remove(world)).status]).toEqual([200, 200]);
      const left = await fingerprint();

      const onBoard = boardEndpoints.filter(
        (endpoint) => !endpoint.isPublic && requestOf(endpoint, world, me).params.board_id === world.home.board.id,
      );
      for (const endpoint of onBoard)
        expect([endpoint.name, (await send(endpoint, world, me)).status]).toEqual([endpoint.name, 403]);
      expect(await fingerprint()).toBe(left);
    },
  );

  test.each(WAYS)("has none of its notifications in lists and counts, and cannot mark them (%s)", async (_, remove) => {
    const world = await aWorld();
    const me = world.target;
    const { id, notificationId } = await aNotification(world.home.task, me);
    const mine = () => Promise.all(LISTS.map(async (list) => (await call(list, { as: me })).json));
    const [before] = await mine();

    await remove(world);
    const after = await mine();
    const { status } = await call(endpointNamed("PUT /boards/v2/notifications/read").handler, {
      as: me,
      body: { notification_id: notificationId },
    });

    expect(before.total).toBe(1);
    expect(after).toMatchObject([{ data: [], total: 0 }, { data: [], total: 0 }, { total_unread: 0 }]);
    expect(status).toBe(400);
    expect(await db.notificationRecipient.count({ where: { id, markedReadAt: { not: null } } })).toBe(0);
  });

  test("cannot read its activities on people's pages, not even their own", async () => {
    const world = await aWorld();
    const { home, target, people } = world;
    for (const author of [people.member, target])
      await Promise.all([aBoardActivity(home.board, author), anActivity(home.task, author)]);
    const seen = async () => [
      (await activitiesOf(people.member, target)).status,
      (await activitiesOf(target, target)).json.activities.length,
    ];

    const before = await seen();
    await WAYS[0]?.[1](world);

    expect([before, await seen()]).toEqual([
      [200, 2],
      [403, 0],
    ]);
  });
});
