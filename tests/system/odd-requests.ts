import { readdirSync } from "node:fs";
import path from "node:path";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH"];

/** All pages and plain routes, from the folders of `app`. */
const ADDRESSES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file) && !file.startsWith("wp-json"))
  .map(
    (file) =>
      `/${path
        .dirname(file)
        .split("/")
        .filter((folder) => folder !== "." && !folder.startsWith("("))
        .join("/")}`,
  );

interface Odd {
  methods: readonly string[];
  ids: readonly string[];
  queries: readonly string[];
}

/** Replaces each id in turn by odd ones; the ids before it are valid. */
function withOddIds(address: string, boardId: number, { ids, queries }: Pick<Odd, "ids" | "queries">): string[] {
  const [first, ...more] = address.split(/\[[^\]]*\]+/);
  if (more.length === 0) return queries.map((query) => `${first}${query}`);

  return ids.flatMap((id) => {
    const before = more.map((rest, at) => `${at === 0 ? id : "1"}${rest}`).join("");
    const behind = more.map((rest, at) => `${at === more.length - 1 ? id : boardId}${rest}`).join("");
    return [...new Set([`${first}${before}`, `${first}${behind}`])];
  });
}

/** Each page and plain route with each of these ids and queries, and by each method. */
export const oddRequests = (boardId: number, odd: Odd): [method: string, address: string][] =>
  ADDRESSES.flatMap((address) => {
    const addresses = withOddIds(address, boardId, odd);
    const first = addresses[0] ?? address;
    return [
      ...addresses.map((each): [string, string] => ["GET", each]),
      ...odd.methods.map((method): [string, string] => [method, first]),
    ];
  });
