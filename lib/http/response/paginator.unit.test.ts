import { describe, expect, test } from "vitest";
import { paginator, paging, linkedPages } from "@/lib/http/response/paginator";
import { spelled } from "@/lib/testing/http/spelled";

const PATH = "https://boards.test/wp-json/boards/v2/projects";
const pageOf = (query: string, page: { total?: number; page?: number; perPage?: number; rows?: number[] } = {}) =>
  paginator(new Request(`${PATH}${query}`), { rows: [1, 2], total: 45, page: 2, perPage: 10, ...page });

describe("the paginator", () => {
  test("has exactly the keys that clients know", () => {
    expect(pageOf("?page=2&search=a%20b&per_page=10")).toEqual({
      current_page: 2,
      data: [1, 2],
      first_page_url: `${PATH}/?page=1&search=a+b&per_page=10`,
      from: 11,
      last_page: 5,
      last_page_url: `${PATH}/?page=5&search=a+b&per_page=10`,
      links: [
        { url: `${PATH}/?page=1&search=a+b&per_page=10`, label: "pagination.previous", active: false },
        ...[1, 2, 3, 4, 5].map((page) => ({
          url: `${PATH}/?page=${page}&search=a+b&per_page=10`,
          label: String(page),
          active: page === 2,
        })),
        { url: `${PATH}/?page=3&search=a+b&per_page=10`, label: "pagination.next", active: false },
      ],
      next_page_url: `${PATH}/?page=3&search=a+b&per_page=10`,
      path: PATH,
      per_page: 10,
      prev_page_url: `${PATH}/?page=1&search=a+b&per_page=10`,
      to: 12,
      total: 45,
    });
  });

  test.each([
    ["a trailing slash", `${PATH}/`, PATH],
    ["another slug", "https://boards.test/wp-json/acme/v2/projects", "https://boards.test/wp-json/acme/v2/projects"],
    ["rest_route", "https://boards.test/?rest_route=/boards/v2/projects/", PATH],
    ["rest_route at index.php", "https://boards.test/index.php?rest_route=%2Fboards%2Fv2%2Fprojects", PATH],
    ["a host of the client's own choice", "https://evil.test/wp-json/boards/v2/projects", PATH],
  ])("called with %s links to existing pages", (_, called, path) => {
    const { url, headers } = spelled(called);
    const page = paginator(new Request(url, { headers }), { rows: [1], total: 1, page: 1, perPage: 10 });

    expect(page.path).toBe(path);
    expect(page.first_page_url).toBe(`${path}/?page=1`);
  });

  test("has no nonce and no method in its addresses", () => {
    expect(pageOf("?_wpnonce=secret&_method=GET&a=1").first_page_url).toBe(`${PATH}/?page=1&a=1`);
  });

  test("has one page for an empty list, from and to null", () => {
    expect(pageOf("", { rows: [], total: 0, page: 1 })).toMatchObject({
      data: [],
      from: null,
      to: null,
      last_page: 1,
      total: 0,
      next_page_url: null,
      prev_page_url: null,
    });
  });

  test("past the end has no rows, and links back to the last page", () => {
    expect(pageOf("", { rows: [], page: 99 })).toMatchObject({
      current_page: 99,
      data: [],
      from: null,
      to: null,
      next_page_url: null,
      prev_page_url: `${PATH}/?page=5`,
    });
  });
});

describe("the linked pages", () => {
  const linkedPage = (page: number, last: number) =>
    linkedPages(page, last)
      .map((each) => each ?? "...")
      .join(" ");

  test.each([
    [1, 1, "1"],
    [7, 13, "1 2 3 4 5 6 7 8 9 10 11 12 13"],
    [1, 14, "1 2 3 4 5 6 7 8 9 10 ... 13 14"],
    [7, 14, "1 2 3 4 5 6 7 8 9 10 ... 13 14"],
    [8, 14, "1 2 ... 5 6 7 8 9 10 11 12 13 14"],
    [8, 15, "1 2 ... 5 6 7 8 9 10 11 ... 14 15"],
    [9, 15, "1 2 ... 6 7 8 9 10 11 12 13 14 15"],
    [7, 50, "1 2 3 4 5 6 7 8 9 10 ... 49 50"],
    [8, 50, "1 2 ... 5 6 7 8 9 10 11 ... 49 50"],
    [43, 50, "1 2 ... 40 41 42 43 44 45 46 ... 49 50"],
    [44, 50, "1 2 ... 41 42 43 44 45 46 47 48 49 50"],
    [99, 50, "1 2 ... 41 42 43 44 45 46 47 48 49 50"],
  ])("of page %i of %i are %s", (page, last, expected) => {
    expect(linkedPage(page, last)).toBe(expected);
  });
});

describe("page and per_page", () => {
  test.each([
    [{}, { page: 1, per_page: 10 }],
    [
      { page: "3", per_page: "25" },
      { page: 3, per_page: 25 },
    ],
    [
      { page: 0, per_page: 0 },
      { page: 1, per_page: 1 },
    ],
    [
      { page: -4, per_page: -1 },
      { page: 1, per_page: 1 },
    ],
    [
      { page: 1e12, per_page: 1e9 },
      { page: 2_147_483_647, per_page: 100 },
    ],
    [
      { page: "x", per_page: [] },
      { page: 1, per_page: 10 },
    ],
    [
      { page: 1.5, per_page: "NaN" },
      { page: 1, per_page: 10 },
    ],
  ])("are clamped in %j", (asked, expected) => {
    expect(paging(10).parse(asked)).toEqual(expected);
  });
});
