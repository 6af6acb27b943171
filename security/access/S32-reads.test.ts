import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aNotification } from "@/lib/testing/factories/notifications";
import { endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld, FOREIGN, FOREIGN_ID, personOf, type Role } from "@/security/world";

const readings = endpoints.filter(({ method }) => method === "GET");
const STRANGERS_THERE = ["stranger", "viewer", "member", "manager"] as const satisfies Role[];

describe("S32 a GET reveals nothing about boards that its reader cannot see", () => {
  test.each(STRANGERS_THERE)(
    "as %s: neither text nor ids, even if the reader pinned or opened such a board or was notified about it",
    async (role) => {
      const world = await aWorld();
      const person = personOf(world, role);
      const trace = { boardId: world.foreign.board.id, userId: person?.id ?? 0 };
      await db.boardPin.create({ data: trace });
      await db.boardVisit.create({ data: trace });
      if (person) await aNotification(world.foreign.task, person, { actorId: world.outsider.id });

      const leaks = [];
      for (const endpoint of readings) {
        const { json } = await call(endpoint.handler, {
          as: person ?? undefined,
          ...requestOf(endpoint, world, person),
        });
        const text = JSON.stringify(json) ?? "";
        if (text.includes(FOREIGN) || FOREIGN_ID.test(text)) leaks.push(endpoint.name);
      }

      expect(leaks).toEqual([]);
    },
  );
});
