import { describe, expect, test } from "vitest";
import { guestCookie, guestOf } from "@/lib/guests/guest";

const guestWith = (headers: Record<string, string>) => guestOf({ headers: new Headers(headers) });
const BROWSER = { "sec-fetch-site": "same-origin" };
const at = (address: string) => ({ "x-boards-address": address });

describe("guestOf", () => {
  test("gives a browser a cookie, by which it is known from any network", () => {
    const first = guestWith({ ...BROWSER, ...at("10.0.0.1") });
    const cookie = first.setCookie?.split(";")[0] ?? "";
    const later = guestWith({ ...BROWSER, ...at("10.0.0.2"), cookie: `other=1; ${cookie}` });

    expect(first.setCookie).toContain("; HttpOnly; SameSite=Lax");
    expect(later).toMatchObject({ key: first.key, setCookie: null });
    expect(cookie).not.toContain(first.key);
  });

  test("tells two browsers of one network apart", () => {
    const [one, other] = [guestWith({ ...BROWSER, ...at("10.0.0.1") }), guestWith({ ...BROWSER, ...at("10.0.0.1") })];

    expect(one.key).not.toBe(other.key);
    expect(one.addressKey).toBe(other.addressKey);
  });

  test("knows other programs by their network", () => {
    const [one, again, spelled, other] = ["2001:db8::1", "2001:db8::2", "2001:0DB8::3", "2001:db8:0:1::1"].map((each) =>
      guestWith(at(each)),
    );

    expect(one).toMatchObject({ key: again?.key, setCookie: null });
    expect(spelled?.key).toBe(one?.key);
    expect(one?.key).not.toBe(other?.key);
  });

  test("takes no cookie that this site did not sign", () => {
    const forged = `${guestCookie()}=abc.${"0".repeat(64)}`;

    expect(guestWith({ ...at("10.0.0.1"), cookie: forged })).toEqual(guestWith(at("10.0.0.1")));
  });
});
