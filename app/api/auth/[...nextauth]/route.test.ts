import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { sendAuth, sendSignIn } from "@/lib/testing/next-auth";
import { aUserWithPassword, PASSWORD } from "@/lib/testing/sessions";

describe("/api/auth", () => {
  test("the form of the sign-in page opens a session, with a wrong password none; no answer is kept or framed", async () => {
    const anna = await aUserWithPassword();

    const refused = await sendSignIn(anna.login, "wrong");
    expect([await db.session.count(), refused.headers.get("location")]).toEqual([0, expect.stringContaining("error=")]);

    const answer = await sendSignIn(anna.login, PASSWORD);
    expect(await db.session.findMany()).toMatchObject([{ userId: anna.id }]);
    expect([answer.headers.get("cache-control"), answer.headers.get("x-frame-options")]).toEqual(["private, no-store", "DENY"]);
  });

  test.each([
    ["JSON", { "content-type": "application/json", "content-length": "2" }],
    ["a form of unknown length", { "content-type": "application/x-www-form-urlencoded" }],
    ["a large form", { "content-type": "application/x-www-form-urlencoded", "content-length": "65537" }],
  ])("400 for %s", async (_, headers) => {
    expect((await sendAuth("callback/credentials", { method: "POST", body: "{}", headers })).status).toBe(400);
    expect(await db.session.count()).toBe(0);
  });
});
