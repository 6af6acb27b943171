import { describe, expect, test } from "vitest";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import {
  aBoardOfAnna,
  accountOf,
  anAdmin,
  aServiceAdmin,
  aUser,
  call,
  type Caller,
  serviceAdmins,
} from "@/lib/testing";
import { POST } from "./route";

const add = (as: Caller, user_ids: unknown) => call(POST, { as, body: { user_ids } });

describe("POST /managers/add-admins", () => {
  test("makes service admins, who reach every board from then on; skips unknown ids and site administrators", async () => {
    const [ada, mia, tom] = [await anAdmin(), await aUser(), await aUser()];
    const { board } = await aBoardOfAnna();

    const { json } = await add(ada, [mia.id, String(tom.id), 999_999, 99_999_999_999, ada.id]);

    expect(json).toEqual({ message: "Selected users has been added as admin" });
    expect(await serviceAdmins()).toEqual([mia.id, tom.id]);
    expect((await call(readBoard, { as: mia, params: { board_id: board.id } })).status).toBe(200);
    expect((await accountOf(mia)).role).toBe("subscriber");
  });

  test("accepts a single id, also in a form; existing admins stay, and unknown people alone change nothing", async () => {
    const [sam, mia] = [await aServiceAdmin(), await aUser()];

    expect((await add(sam, mia.id)).status).toBe(200);
    const form = new URLSearchParams(`user_ids[]=${mia.id}&user_ids[]=${sam.id}`);
    expect((await call(POST, { as: sam, body: form })).status).toBe(200);
    expect((await add(sam, [999_999])).status).toBe(200);

    expect(await serviceAdmins()).toEqual([sam.id, mia.id]);
  });

  test.each([
    [undefined, "The user_ids field is required."],
    [null, "The user_ids field is required."],
    [[], "The user_ids field is required."],
    ["anna", "The user_ids must be an array."],
    [[0], "The user_ids must be an array."],
    [{ a: "b" }, "The user_ids must be an array."],
  ])("answers 400 for %j, and makes nobody an admin", async (body, message) => {
    const ada = await anAdmin();

    const { json } = await add(ada, body);

    expect(json.data.params).toEqual({ user_ids: message });
    expect(await serviceAdmins()).toEqual([]);
  });

  test("answers 403 for everyone but admins, also about themselves", async () => {
    const mia = await aUser();

    expect((await add(mia, [mia.id])).status).toBe(403);
  });
});
