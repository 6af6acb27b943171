import { describe, expect, test } from "vitest";
import { GET as readUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import {
  aBrowserOf,
  aUser,
  aUserWithPassword,
  basic,
  call,
  newApplicationPassword,
  PASSWORD,
  sessionCookieOf,
  signInWith,
} from "@/lib/testing";

const readMe = (headers: Record<string, string>) => call(readUser, { params: { user_id: "me" }, headers });

describe("S35 a credential of another kind", () => {
  test("an application password cannot sign in on the form", async () => {
    const anna = await aUserWithPassword();

    expect(sessionCookieOf(await signInWith(anna.login, await newApplicationPassword(anna)))).toBeNull();
  });

  test("the sign-in password is refused in Basic authentication", async () => {
    const anna = await aUserWithPassword();

    expect((await readMe(basic(anna.login, PASSWORD))).json.code).toBe("incorrect_password");
  });

  test("Basic authentication wins over a cookie with a valid or invalid nonce", async () => {
    const [anna, max] = [await aUser(), await aUser()];
    const browser = await aBrowserOf(max);
    const own = basic(anna.login, await newApplicationPassword(anna));

    expect((await readMe({ ...browser.headers, ...own })).json.id).toBe(anna.id);
    expect((await readMe({ ...browser.cookie, "x-wp-nonce": "bad", ...own })).json.id).toBe(anna.id);
  });

  test("wrong Basic authentication is refused even if the cookie is valid", async () => {
    const browser = await aBrowserOf(await aUser());

    expect((await readMe({ ...browser.headers, ...basic("x", "y") })).status).toBe(401);
  });

  test("another person's application password is refused with one's own login", async () => {
    const [anna, max] = [await aUser(), await aUser()];

    expect((await readMe(basic(anna.login, await newApplicationPassword(max)))).status).toBe(401);
  });

  test("a cookie without a nonce counts as anonymous", async () => {
    const { cookie } = await aBrowserOf(await aUser());

    expect((await readMe(cookie)).json.code).toBe("rest_not_logged_in");
  });
});
