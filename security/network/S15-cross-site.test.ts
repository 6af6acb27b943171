import { describe, expect, test } from "vitest";
import { GET as ajax } from "@/app/wp-admin/admin-ajax.php/route";
import { GET as wpLogin } from "@/app/wp-login.php/route";
import { PUT as changeProfile } from "@/app/wp-json/boards-app/v1/profile/route";
import { DELETE as endSessions } from "@/app/wp-json/boards-app/v1/sessions/route";
import { POST as makePassword } from "@/app/wp-json/wp/v2/users/[user_id]/application-passwords/route";
import { PUT as changeUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { db } from "@/lib/db";
import { callAuth, SESSION_COOKIE } from "@/lib/testing/http/auth";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { aBrowserOf, aUserWithPassword, PASSWORD } from "@/lib/testing/http/sessions";

const writes = [
  ["PUT /profile", changeProfile, {}, { display_name: "Taken" }],
  ["DELETE /sessions", endSessions, {}, {}],
  ["POST /users/me/application-passwords", makePassword, { user_id: "me" }, { name: "Taken" }],
  ["PUT /users/me", changeUser, { user_id: "me" }, { name: "Taken" }],
] as const;

describe("S15 a page of another site", () => {
  test.each(writes)(
    "is anonymous with only the cookie, in JSON, as a form and as plain text: %s",
    async (_name, handler, params, body) => {
      const { cookie } = await aBrowserOf(await aUser());

      for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
        const sent = type.includes("form") ? new URLSearchParams(body).toString() : JSON.stringify(body);
        expect((await call(handler, { params, body: sent, headers: { ...cookie, "content-type": type } })).status).toBe(
          401,
        );
      }
      expect(await db.user.findFirst()).not.toMatchObject({ displayName: "Taken" });
      expect([await db.applicationPassword.count(), await db.session.count()]).toEqual([0, 1]);
    },
  );

  test.each(writes)(
    "gets 403 with a nonce that is wrong, another person's or of an ended session: %s",
    async (_name, handler, params, body) => {
      const anna = await aUser();
      const [mine, ended, eves] = [await aBrowserOf(anna), await aBrowserOf(anna), await aBrowserOf(await aUser())];
      await db.session.delete({ where: { id: ended.session.id } });

      for (const nonce of [
        "0123456789",
        "",
        "x",
        eves.headers["x-wp-nonce"] ?? "",
        ended.headers["x-wp-nonce"] ?? "",
      ]) {
        const { status, json } = await call(handler, {
          params,
          body,
          headers: { ...mine.cookie, "x-wp-nonce": nonce },
        });
        expect([403, 401]).toContain(status);
        if (nonce !== "")
          expect(json).toEqual({
            code: "rest_cookie_invalid_nonce",
            message: "Cookie check failed",
            data: { status: 403 },
          });
      }
      expect(await db.user.findUnique({ where: { id: anna.id } })).toMatchObject({ displayName: anna.displayName });
      expect([await db.applicationPassword.count(), await db.session.count()]).toEqual([0, 2]);
    },
  );

  test("cannot sign someone in without next-auth's CSRF token", async () => {
    const anna = await aUserWithPassword();

    await callAuth(["callback", "credentials"], { method: "POST", body: { login: anna.login, password: PASSWORD } });
    await callAuth(["callback", "credentials"], {
      method: "POST",
      body: { login: anna.login, password: PASSWORD, csrfToken: "made up" },
    });

    expect(await db.session.count()).toBe(0);
  });

  test("cannot sign someone out by a link or a forged form", async () => {
    const { cookie } = await aBrowserOf(await aUser());
    const cookies = { [SESSION_COOKIE]: cookie.cookie?.split("=")[1] ?? "" };

    await callAuth(["signout"], { cookies });
    await callAuth(["signout"], { method: "POST", cookies, body: { csrfToken: "made up" } });
    await wpLogin(new Request("https://boards.test/wp-login.php?action=logout", { headers: cookie }));

    expect(await db.session.count()).toBe(1);
  });

  test("changes nothing by requesting the nonce", async () => {
    const { cookie, session } = await aBrowserOf(await aUser());

    await ajax(new Request("https://boards.test/wp-admin/admin-ajax.php?action=rest-nonce", { headers: cookie }));

    expect(await db.session.findMany()).toEqual([session]);
  });
});
