import { describe, expect, test } from "vitest";
import { GET as wpLogin } from "@/app/wp-login.php/route";
import { aUserWithPassword, PASSWORD, postForm, SESSION_COOKIE, sessionCookieOf, signInWith } from "@/lib/testing";
import { postWpLogin } from "@/security/post-wp-login";

const ELSEWHERE = [
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "https://evil.example/",
  "/.//evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "https://boards.test@evil.example/",
  "http://boards.test.evil.example/",
];

describe("S23 a redirect to another site", () => {
  test.each(ELSEWHERE)("is replaced by the start page after signing in and out: %j", async (target) => {
    const anna = await aUserWithPassword();

    const signedIn = await signInWith(anna.login, PASSWORD, { callbackUrl: target });
    const signedOut = await postForm(
      ["signout"],
      { callbackUrl: target },
      { cookies: { [SESSION_COOKIE]: sessionCookieOf(signedIn) ?? "" } },
    );

    expect(signedIn.location).toBe("https://boards.test/");
    expect(signedOut.location).toBe("https://boards.test/");
  });

  test.each(ELSEWHERE)("is dropped as redirect_to of wp-login.php: %j", async (target) => {
    const { headers } = await wpLogin(
      new Request(`https://boards.test/wp-login.php?redirect_to=${encodeURIComponent(target)}`),
    );

    expect(headers.get("location")).toBe("/login?redirect_to=%2F");
  });

  test.each(ELSEWHERE)("is replaced by the start page after a sign-in at wp-login.php: %j", async (target) => {
    const anna = await aUserWithPassword();

    const { headers } = await postWpLogin({ log: anna.login, pwd: PASSWORD, redirect_to: target });

    expect(headers.get("location")).toBe("https://boards.test/");
  });
});
