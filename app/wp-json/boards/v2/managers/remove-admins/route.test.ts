import { describe, expect, test } from "vitest";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMember } from "@/lib/testing/boards";
import { call } from "@/lib/testing/call";
import { lookAt } from "@/lib/testing/live";
import { aServiceAdmin, anAdmin, aUser } from "@/lib/testing/people";
import { roleOf } from "@/lib/testing/role-changes";
import { withSettings } from "@/lib/testing/settings";
import { POST } from "./route";

const remove = (as: User | undefined, user_ids: unknown) => call(POST, { as, body: { user_ids } });
const admins = async () => (await db.user.findMany({ where: { isServiceAdmin: true }, orderBy: { id: "asc" } })).map(({ id }) => id);

describe("POST /managers/remove-admins", () => {
  test("takes the right away at once, with the open stream; memberships stay, and unknown ids are passed over", async () => {
    const [ada, sam] = [await anAdmin(), await aServiceAdmin()];
    const [{ board: his }, { board: other }] = [await aBoardOfAnna(), await aBoardOfAnna()];
    await aMember(his, sam, "viewer");
    const viewer = await lookAt(other, sam);

    const { status, json } = await remove(ada, [sam.id, 999_999]);

    expect([status, json]).toEqual([200, { message: "Selected user has been deleted from admin access. Please check individual board accesses." }]);
    expect(await roleOf(his, sam)).toBe("viewer");
    expect((await call(readBoard, { as: sam, params: { board_id: his.id } })).status).toBe(200);
    expect((await call(readBoard, { as: sam, params: { board_id: other.id } })).status).toBe(403);
    expect(await viewer.next()).toEqual({ event: "ended", data: { board: other.id } });
  });

  test("a service admin may give his own right up, and is refused from then on", async () => {
    const sam = await aServiceAdmin();

    expect((await remove(sam, sam.id)).status).toBe(200);
    expect((await remove(sam, sam.id)).status).toBe(403);
  });

  test("400 when only site administrators are named, who stay what they are; among others they are passed over", async () => {
    const [ada, other, sam] = [await anAdmin({ isServiceAdmin: true }), await anAdmin(), await aServiceAdmin()];

    const { status, json } = await remove(sam, [ada.id, other.id]);
    expect([status, json.code, json.message]).toEqual([400, "rest_invalid_param", "You can not remove a site administrator from admin access."]);
    expect(await admins()).toEqual([ada.id, sam.id]);

    expect((await remove(ada, [ada.id, other.id, sam.id])).status).toBe(200);
    expect(await admins()).toEqual([ada.id]);
    expect(await db.user.count({ where: { role: "administrator" } })).toBe(2);
  });

  test.each([[undefined, "The user_ids field is required."], [[], "The user_ids field is required."], [[true], "The user_ids must be an array."]])("400 for %j", async (wanted, message) => {
    const sam = await aServiceAdmin();

    const { status, json } = await remove(sam, wanted);

    expect([status, json.data.params]).toEqual([400, { user_ids: message }]);
    expect(await admins()).toEqual([sam.id]);
  });

  test("403 for everybody but admins, 401 for nobody, 403 in the free tier", async () => {
    const [sam, mia] = [await aServiceAdmin(), await aUser()];

    expect((await remove(mia, [sam.id])).status).toBe(403);
    expect((await remove(undefined, [sam.id])).status).toBe(401);
    expect((await withSettings({ BOARDS_TIER: "free" }, () => remove(sam, [sam.id]))).json.message).toBe("This is a pro feature");
    expect(await admins()).toEqual([sam.id]);
  });
});
