import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

const rename = (as: User | undefined, { id }: { id: number }, display_name: unknown) =>
  call(POST, { as, params: { id }, body: { display_name } });
const nameOf = async ({ id }: User) => (await db.user.findUniqueOrThrow({ where: { id } })).displayName;

describe("POST /member/:id/display-name", () => {
  test.each([
    ["Änne O'Neil-Łukasz", "Änne O'Neil-Łukasz"],
    ["  محمد \n علي 🎉 ", "محمد علي 🎉"],
    ["<b>Bold</b><script>alert(1)</script>", "Bold"],
    ["x".repeat(250), "x".repeat(250)],
    ["Anna\u202e\u200b\u200d \u200fBeispiel\u{e0041}", "Anna Beispiel"],
    ["می\u200cخواهم 👨\u200d👩\u200d👧", "می\u200cخواهم 👨\u200d👩\u200d👧"],
    [7, "7"],
  ])("%j becomes one line of plain text", async (sent, kept) => {
    const max = await aUser();

    const { status, json } = await rename(max, max, sent);

    expect([status, json]).toEqual([200, { message: "Display name has been updated", user: { display_name: kept } }]);
    expect(await nameOf(max)).toBe(kept);
  });

  test.each([
    [undefined, "The display_name field is required."],
    [" \n ", "The display_name field is required."],
    ["<b></b>", "The display_name field is required."],
    ["x".repeat(251), "The display_name format is invalid."],
    [["x"], "The display_name must be a string."],
  ])("400 for %j, and the name stays", async (sent, message) => {
    const max = await aUser({ displayName: "Max" });

    const { status, json } = await rename(max, max, sent);

    expect([status, json.data.params]).toEqual([400, { display_name: message }]);
    expect(await nameOf(max)).toBe("Max");
  });

  test("403 for everybody else, admins and managers too, whether there is such a person or not; 404 for what is no id, 401 for nobody", async () => {
    const { anna, max } = await aBoardOfAnna();

    for (const as of [anna, await anAdmin()])
      for (const person of [max, { id: 999_999 }]) expect((await rename(as, person, "Eve")).status).toBe(403);
    expect((await rename(max, { id: 0 }, "Eve")).status).toBe(404);
    expect((await rename(undefined, max, "Eve")).status).toBe(401);
    expect(await nameOf(max)).toBe("Max");
  });

  test("nothing else of the account changes", async () => {
    const max = await aUser();

    await call(POST, {
      as: max,
      params: { id: max.id },
      body: {
        display_name: "Max",
        role: "administrator",
        isServiceAdmin: true,
        is_super: true,
        email: "x@example.com",
        id: 1,
      },
    });

    expect(await db.user.findUnique({ where: { id: max.id } })).toEqual({
      ...max,
      displayName: "Max",
      updatedAt: expect.any(Date),
    });
  });
});
