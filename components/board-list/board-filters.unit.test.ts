import { expect, test } from "vitest";
import { searchIn } from "@/components/board-list/search-params";
import { boardFilters } from "@/components/board-list/board-filters";

const shown = { counts: { all: 5, pinned: 1, archived: 2 }, folders: [{ id: 3, title: "Clients", boards: 2 }] };
const placesAt = (params: Record<string, string>) => boardFilters(searchIn(params), shown);

test("the places are all, starred, each folder and archived, with their numbers of boards", () => {
  expect(placesAt({}).map(({ title, address, boards }) => [title, address, boards])).toEqual([
    ["All boards", "/", 5],
    ["Starred", "/?show=starred", 1],
    ["Clients", "/?folder=3", 2],
    ["Archived", "/?show=archived", 2],
  ]);
});

test.each<[Record<string, string>, string[]]>([
  [{}, ["All boards"]],
  [{ search: "x" }, ["All boards"]],
  [{ show: "starred" }, ["Starred"]],
  [{ folder: "3", search: "x" }, ["Clients"]],
  [{ folder: "4" }, []],
  [{ show: "archived" }, ["Archived"]],
])("%j selects the place %j", (params, titles) => {
  expect(
    placesAt(params)
      .filter(({ isCurrent }) => isCurrent)
      .map(({ title }) => title),
  ).toEqual(titles);
});

test("a place keeps the sort order and drops the search", () => {
  expect(placesAt({ sort: "title", search: "x" }).map(({ address }) => address)).toEqual([
    "/?sort=title",
    "/?show=starred&sort=title",
    "/?folder=3&sort=title",
    "/?show=archived&sort=title",
  ]);
});
