import { describe, expect, test } from "vitest";
import { GET as ajax } from "@/app/wp-admin/admin-ajax.php/route";
import { GET as wpLogin } from "@/app/wp-login.php/route";
import { PUT as changeUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { db } from "@/lib/db";
import { aBrowserOf, aUser, aUserWithPassword, call, callAuth, PASSWORD, SESSION_COOKIE } from "@/lib/testing";

/** The walk of the roles sends a cookie without its nonce, with a wrong and with another person's, to every endpoint. */
describe("S15 a page of another site", () => {
  test("gets 403 with the nonce of an ended session, and 401 with an empty one", async () => {
    const anna = await aUser();
    const [{ cookie, headers }, ended] = [await aBrowserOf(anna), await aBrowserOf(anna)];
    await db.session.delete({ where: { id: ended.session.id } });
    const answerTo = (nonce = "") =>
      call(changeUser, {
        params: { user_id: "me" },
        body: { name: "Taken" },
        headers: { ...cookie, "x-wp-nonce": nonce },
      });

    expect((await answerTo(ended.headers["x-wp-nonce"])).json).toEqual({
      code: "rest_cookie_invalid_nonce",
      message: "Cookie check failed",
      data: { status: 403 },
    });
    expect((await answerTo("")).status).toBe(401);
    expect(await db.user.findFirst()).toMatchObject({ displayName: anna.displayName });
    expect((await answerTo(headers["x-wp-nonce"])).status).toBe(200);
  });

  test("cannot sign someone in without next-auth's CSRF token", async () => {
    const anna = await aUserWithPassword();

    const tokens: Record<string, string>[] = [{}, { csrfToken: "made up" }];
    for (const token of tokens)
      await callAuth(["callback", "credentials"], {
        method: "POST",
        body: { login: anna.login, password: PASSWORD, ...token },
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
