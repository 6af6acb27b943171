import { expect, test } from "vitest";
import { addressOf, type Asked, askedIn } from "@/components/people/asked";

test.each<[string, Partial<Asked>]>([
  ["/people", {}],
  ["/people?search=noa+100%25", { search: "noa 100%" }],
  ["/people?search=noa&pages=3", { search: "noa", pages: 3 }],
  ["/people?search=noa&state=deactivated", { search: "noa", state: "deactivated" }],
  ["/people?state=all&pages=2", { state: "all", pages: 2 }],
])("%s is read as it is written", (address, asked) => {
  const params = Object.fromEntries(new URL(address, "http://boards.test").searchParams);

  expect(addressOf(asked)).toBe(address);
  expect(askedIn(params)).toEqual({ search: "", state: "active", pages: 1, ...asked });
});

test.each([{ pages: "0" }, { pages: "-3" }, { pages: "many" }, { search: "  " }, { state: "unknown" }, {}])("%j is the usual page", (params) => {
  expect(askedIn(params)).toEqual({ search: "", state: "active", pages: 1 });
});

test("a search ends somewhere, and so do the pages", () => {
  expect(askedIn({ search: ["a", "b"], pages: "9999" })).toEqual({ search: "a", state: "active", pages: 100 });
  expect(askedIn({ search: "x".repeat(1000) }).search).toHaveLength(200);
});
