import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-login.php/route";

const locationOf = async (query: string) =>
  (await GET(new Request(`https://boards.test/wp-login.php${query}`))).headers.get("location");

describe("GET /wp-login.php", () => {
  test.each([
    ["", "/login"],
    ["?redirect_to=%2Fboards%2F1", "/login?redirect_to=%2Fboards%2F1"],
    ["?redirect_to=https%3A%2F%2Fboards.test%2Fprofile", "/login?redirect_to=%2Fprofile"],
    ["?redirect_to=%2F%2Fevil.example", "/login?redirect_to=%2F"],
    ["?action=lostpassword", "/login/forgot"],
    ["?checkemail=confirm", "/login?done=mail"],
    ["?loggedout=true", "/login?done=signed-out"],
    ["?action=logout&_wpnonce=x", "/api/auth/signout?callbackUrl=%2Flogin%3Fdone%3Dsigned-out"],
    ["?action=logout&redirect_to=https%3A%2F%2Fevil.example", "/api/auth/signout?callbackUrl=%2F"],
  ])("%j leads to %j", async (query, location) => {
    expect(await locationOf(query)).toBe(location);
  });
});
