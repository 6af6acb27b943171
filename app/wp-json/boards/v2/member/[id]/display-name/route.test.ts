import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { accountOf, anAdmin, aUser, call } from "@/lib/testing";
import { POST } from "./route";

const rename = (as: User, { id }: { id: number }, display_name: unknown) =>
  call(POST, { as, params: { id }, body: { display_name } });
const nameOf = async (person: User) => (await accountOf(person)).displayName;

describe("POST /member/:id/display-name", () => {
  test.each([
    ["Änne O'Neil-Łukasz", "Änne O'Neil-Łukasz"],
    ["  محمد \n علي 🎉 ", "محمد علي 🎉"],
    ["<b>Bold</b><script>alert(1)</script>", "Bold"],
    ["x".repeat(250), "x".repeat(250)],
    ["Anna\u202e\u200b\u200d \u200fBeispiel\u{e0041}", "Anna Beispiel"],
    ["می\u200cخواهم 👨\u200d👩\u200d👧", "می\u200cخواهم 👨\u200d👩\u200d👧"],
    [7, "7"],
  ])("stores %j as one line of plain text", async (sent, stored) => {
    const max = await aUser();

    const { json } = await rename(max, max, sent);

    expect(json).toEqual({ message: "Display name has been updated", user: { display_name: stored } });
    expect(await nameOf(max)).toBe(stored);
  });

  test.each([
    [undefined, "The display_name field is required."],
    [" \n ", "The display_name field is required."],
    ["<b></b>", "The display_name field is required."],
    ["x".repeat(251), "The display_name format is invalid."],
    [["x"], "The display_name must be a string."],
  ])("answers 400 for %j, and the name stays", async (sent, message) => {
    const max = await aUser({ displayName: "Max" });

    const { json } = await rename(max, max, sent);

    expect(json.data.params).toEqual({ display_name: message });
    expect(await nameOf(max)).toBe("Max");
  });

  test("answers 403 for everyone else, admins too, whether the person exists or not; 404 for an invalid id", async () => {
    const [max, admin] = [await aUser(), await anAdmin()];

    for (const person of [max, { id: 999_999 }]) expect((await rename(admin, person, "Eve")).status).toBe(403);
    expect((await rename(max, { id: 0 }, "Eve")).status).toBe(404);
  });
});
