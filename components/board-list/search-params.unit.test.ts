import { expect, test } from "vitest";
import { addressOf, type Search, searchIn } from "@/components/board-list/search-params";

const usual: Search = {
  search: "",
  isArchived: false,
  isStarred: false,
  isTemplates: false,
  isTrash: false,
  category: "",
  folderId: null,
  sort: "newest",
  pages: 1,
};

test.each<[string, Partial<Search>]>([
  ["/boards", {}],
  ["/boards?search=office+move", { search: "office move" }],
  ["/boards?show=archived", { isArchived: true }],
  ["/boards?sort=title&pages=3", { sort: "title", pages: 3 }],
  ["/boards?show=starred", { isStarred: true }],
  ["/boards?folder=3", { folderId: 3 }],
  ["/boards?folder=3&search=garden&sort=title", { folderId: 3, search: "garden", sort: "title" }],
  ["/boards?show=trash", { isTrash: true }],
  ["/boards?show=templates&category=Sales&search=pipe", { isTemplates: true, category: "Sales", search: "pipe" }],
  ["/boards?show=archived&search=%25", { isArchived: true, search: "%" }],
])("%s is read as it was written", (address, query) => {
  const params = Object.fromEntries(new URL(address, "http://boards.test").searchParams);

  expect(addressOf(query)).toBe(address);
  expect(searchIn(params)).toEqual({ ...usual, ...query });
});

test.each([
  { pages: "0" },
  { pages: "-3" },
  { pages: "many" },
  { pages: "1.5" },
  { sort: "size" },
  { show: "x" },
  { folder: "0" },
  { folder: "-1" },
  { folder: "x" },
  { folder: "99999999999" },
  { search: "  " },
  {},
])("%j falls back to the defaults", (params) => {
  expect(searchIn(params)).toEqual(usual);
});

test("the first of two values counts, and the search and the pages are limited", () => {
  expect(searchIn({ search: ["a", "b"], pages: "9999" })).toEqual({ ...usual, search: "a", pages: 100 });
  expect(searchIn({ search: "x".repeat(1000) }).search).toHaveLength(200);
});
