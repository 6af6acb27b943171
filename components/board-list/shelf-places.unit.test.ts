import { expect, test } from "vitest";
import { searchIn } from "@/components/board-list/search-params";
import { shelfPlaces } from "@/components/board-list/shelf-places";

const shown = { counts: { all: 5, pinned: 1, archived: 2 }, folders: [{ id: 3, title: "Clients", boards: 2 }] };
const placesAt = (params: Record<string, string>) => shelfPlaces(searchIn(params), shown);

test("all, starred, each folder and archived, with how many boards there are", () => {
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
])("%j is at %j", (params, titles) => {
  expect(
    placesAt(params)
      .filter(({ isCurrent }) => isCurrent)
      .map(({ title }) => title),
  ).toEqual(titles);
});

test("the order stays, the search does not", () => {
  expect(placesAt({ sort: "title", search: "x" }).map(({ address }) => address)).toEqual([
    "/?sort=title",
    "/?show=starred&sort=title",
    "/?folder=3&sort=title",
    "/?show=archived&sort=title",
  ]);
});
