import { expect, test } from "vitest";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";

export function testProfileAccess(GET: RouteHandler) {
  test("the person, colleagues and admins may read it; strangers and unknown people are the same 403, 404 for admins", async () => {
    const { anna, max, vera } = await aBoardOfAnna();
    const [stranger, ada] = [await aUser(), await anAdmin()];
    await aBoard({
      isTemplate: true,
      members: [
        [stranger, "member"],
        [max, "member"],
      ],
    });
    const read = (as: Parameters<typeof aUser>[0] & { id: number; login: string }, id: number) =>
      call(GET, { as, params: { id } });

    for (const as of [max, anna, vera, ada, await aServiceAdmin()]) expect((await read(as, max.id)).status).toBe(200);
    expect((await read(stranger, stranger.id)).status).toBe(200);
    const answers = [
      await read(stranger, max.id),
      await read(max, stranger.id),
      await read(max, 999_999),
      await read(max, 99_999_999_999),
    ];
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual(
      Array(4).fill([403, "Sorry, you are not allowed to do that."]),
    );
    expect((await read(ada, 999_999)).json).toMatchObject({ code: "rest_not_found", message: "User not found" });
    expect((await read(ada, 0)).json.code).toBe("rest_no_route");
    expect((await call(GET, { params: { id: max.id } })).status).toBe(401);

    await db.boardMember.deleteMany({ where: { userId: max.id } });
    expect((await read(anna, max.id)).status).toBe(403);
  });
}
