import { expect, test } from "vitest";
import { addressOf, type Search, searchIn } from "@/components/people/search-params";

test.each<[string, Partial<Search>]>([
  ["/people", {}],
  ["/people?search=noa+100%25", { search: "noa 100%" }],
  ["/people?search=noa&pages=3", { search: "noa", pages: 3 }],
  ["/people?search=noa&state=deactivated", { search: "noa", state: "deactivated" }],
  ["/people?state=all&pages=2", { state: "all", pages: 2 }],
])("%s is read as it was written", (address, query) => {
  const params = Object.fromEntries(new URL(address, "http://boards.test").searchParams);

  expect(addressOf(query)).toBe(address);
  expect(searchIn(params)).toEqual({ search: "", state: "active", pages: 1, ...query });
});

test.each([{ pages: "0" }, { pages: "-3" }, { pages: "many" }, { search: "  " }, { state: "unknown" }, {}])(
  "%j falls back to the defaults",
  (params) => {
    expect(searchIn(params)).toEqual({ search: "", state: "active", pages: 1 });
  },
);

test("the search and the pages are limited", () => {
  expect(searchIn({ search: ["a", "b"], pages: "9999" })).toEqual({ search: "a", state: "active", pages: 100 });
  expect(searchIn({ search: "x".repeat(1000) }).search).toHaveLength(200);
});
