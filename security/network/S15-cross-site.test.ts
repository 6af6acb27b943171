import { describe, expect, test } from "vitest";
import { GET as ajax } from "@/app/wp-admin/admin-ajax.php/route";
import { GET as wpLogin } from "@/app/wp-login.php/route";
import { POST as submit } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/route";
import { POST as comment } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/comments/route";
import { POST as reply } from "@/app/wp-json/boards/v2/roadmaps/idea/comments/[comment_id]/replies/route";
import { POST as vote } from "@/app/wp-json/boards/v2/roadmaps/vote-idea/[idea_id]/route";
import { PUT as changeUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import {
  aBrowserOf,
  aComment,
  aRoadmapOfAnna,
  aUser,
  aUserWithPassword,
  call,
  callAuth,
  openToGuests,
  PASSWORD,
  SESSION_COOKIE,
} from "@/lib/testing";

/** The walk of the roles sends a cookie without its nonce, with a wrong and with another person's, to every endpoint. */
describe("S15 a page of another site", () => {
  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { "sec-fetch-site": "same-site", origin: "https://evil.boards.test" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])("has its visitors neither vote nor write on a roadmap: %j", async (headers) => {
    const { board, idea, max } = await aRoadmapOfAnna();
    const { id: comment_id } = await aComment(idea, max, { privacy: "public" });
    await openToGuests();
    const author = { name: "V", email: "v@example.com", author_name: "V", author_email: "v@example.com" };
    const message = "Written by another site";
    const ask = (handler: RouteHandler, body?: object) =>
      call(handler, { params: { board_id: board.id, task_id: idea.id, idea_id: idea.id, comment_id }, headers, body });

    const answers = await Promise.all([
      ask(vote),
      ask(submit, { idea: { title: "Theirs", description: message, author } }),
      ask(comment, { comment: { message, author } }),
      ask(reply, { message, author }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect([await db.ideaVote.count(), await db.comment.count()]).toEqual([0, 1]);
    expect(
      (await call(vote, { params: { idea_id: idea.id }, headers: { "sec-fetch-site": "same-origin" } })).status,
    ).toBe(200);
  });

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
