import { expect, test } from "vitest";
import { searchIn } from "@/components/board-list/search-params";
import { type BoardFilter, boardFilters } from "@/components/board-list/board-filters";

const shown = {
  hasTemplates: true,
  trashed: 4,
  counts: { all: 5, pinned: 1, archived: 2 },
  folders: [{ id: 3, title: "Clients", boards: 2 }],
};
const nameOf = (filter: BoardFilter) => (filter.kind === "folder" ? filter.title : filter.kind);
const placesAt = (params: Record<string, string>) => boardFilters(searchIn(params), shown);

test("the places are all, starred, each folder, templates, archived and the trash, with their numbers of boards", () => {
  expect(placesAt({}).map((filter) => [nameOf(filter), filter.address, filter.boards])).toEqual([
    ["all", "/boards", 5],
    ["starred", "/boards?show=starred", 1],
    ["Clients", "/boards?folder=3", 2],
    ["templates", "/boards?show=templates", null],
    ["archived", "/boards?show=archived", 2],
    ["trash", "/boards?show=trash", 4],
  ]);
});

test.each<[Record<string, string>, string[]]>([
  [{}, ["all"]],
  [{ search: "x" }, ["all"]],
  [{ show: "starred" }, ["starred"]],
  [{ folder: "3", search: "x" }, ["Clients"]],
  [{ folder: "4" }, []],
  [{ show: "archived" }, ["archived"]],
  [{ show: "trash" }, ["trash"]],
  [{ show: "templates", category: "Sales" }, ["templates"]],
])("%j selects the place %j", (params, names) => {
  expect(
    placesAt(params)
      .filter(({ isCurrent }) => isCurrent)
      .map(nameOf),
  ).toEqual(names);
});

test("a place keeps the sort order and drops the search", () => {
  expect(placesAt({ sort: "title", search: "x" }).map(({ address }) => address)).toEqual([
    "/boards?sort=title",
    "/boards?show=starred&sort=title",
    "/boards?folder=3&sort=title",
    "/boards?show=templates&sort=title",
    "/boards?show=archived&sort=title",
    "/boards?show=trash&sort=title",
  ]);
});

test("there is no trash for those who may not restore boards", () => {
  const names = boardFilters(searchIn({}), { ...shown, trashed: null }).map(nameOf);
  expect(names).not.toContain("trash");
});
