import { describe, expect, test } from "vitest";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aServiceAdmin, anAdmin, aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { POST } from "./route";

const add = (as: User | undefined, user_ids: unknown) => call(POST, { as, body: { user_ids } });
const admins = async () =>
  (await db.user.findMany({ where: { isServiceAdmin: true }, orderBy: { id: "asc" } })).map(({ id }) => id);

describe("POST /managers/add-admins", () => {
  test("makes service admins, who reach every board from then on; unknown ids and site administrators are passed over", async () => {
    const [ada, mia, tom] = [await anAdmin(), await aUser(), await aUser()];
    const { board } = await aBoardOfAnna();

    const { status, json } = await add(ada, [mia.id, String(tom.id), 999_999, 99_999_999_999, ada.id]);

    expect([status, json]).toEqual([200, { message: "Selected users has been added as admin" }]);
    expect(await admins()).toEqual([mia.id, tom.id]);
    expect((await call(readBoard, { as: mia, params: { board_id: board.id } })).status).toBe(200);
    expect((await db.user.findUniqueOrThrow({ where: { id: mia.id } })).role).toBe("subscriber");
  });

  test("a single id will do, in a form, too; who is one already stays one, and unknown people alone change nothing", async () => {
    const [sam, mia] = [await aServiceAdmin(), await aUser()];

    expect((await add(sam, mia.id)).status).toBe(200);
    expect(
      (
        await call(POST, {
          as: sam,
          body: `user_ids[]=${mia.id}&user_ids[]=${sam.id}`,
          headers: { "content-type": "application/x-www-form-urlencoded" },
        })
      ).status,
    ).toBe(200);
    expect((await add(sam, [999_999])).status).toBe(200);

    expect(await admins()).toEqual([sam.id, mia.id]);
  });

  test.each([
    [undefined, "The user_ids field is required."],
    [null, "The user_ids field is required."],
    [[], "The user_ids field is required."],
    ["anna", "The user_ids must be an array."],
    [[0], "The user_ids must be an array."],
    [{ a: "b" }, "The user_ids must be an array."],
  ])("400 for %j, and nobody is made an admin", async (wanted, message) => {
    const ada = await anAdmin();

    const { status, json } = await add(ada, wanted);

    expect([status, json.data.params]).toEqual([400, { user_ids: message }]);
    expect(await admins()).toEqual([]);
  });

  test("403 for everybody but admins, himself named or another, and 401 for nobody", async () => {
    const { anna, max, vera } = await aBoardOfAnna();

    for (const as of [anna, max, vera, await aUser()]) expect((await add(as, [as.id, anna.id])).status).toBe(403);
    expect((await add(undefined, [anna.id])).status).toBe(401);
    expect(await admins()).toEqual([]);
  });

  test("the free tier has it not: 403 that says so", async () => {
    const [ada, mia] = [await anAdmin(), await aUser()];

    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, () => add(ada, [mia.id]));

    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
    expect(await admins()).toEqual([]);
  });
});
