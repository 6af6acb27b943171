import { plainLine } from "@/lib/text/text";
import { type Check, eightAtOnce, type Site } from "@/scripts/load-titles/site";
import { AWKWARD, hasOtherScripts } from "@/scripts/load-titles/titles";

const PER_CHARACTER = 4;

interface NamedBoard {
  id: number;
  title: string;
}

type BoardsPage = { boards: { data: NamedBoard[]; total: number; last_page: number } };

/** Some titles for each awkward character, and some in other scripts. */
export function boardTitles(titles: readonly string[]): string[] {
  const lines = titles.map(plainLine);
  const first = (has: (title: string) => boolean, limit: number) =>
    titles.filter((_, at) => has(lines[at] ?? "")).slice(0, limit);
  return [
    ...new Set([
      ...AWKWARD.flatMap((character) => first((line) => line.includes(character), PER_CHARACTER)),
      ...first(hasOtherScripts, 2 * PER_CHARACTER),
    ]),
  ];
}

/** Creates boards with these names, compares their stored titles and searches for the oddest part of each. */
export async function checkBoards(site: Site, titles: readonly string[]): Promise<Check[]> {
  const sent = new Map<number, string>();
  await eightAtOnce(boardTitles(titles), async (title) => {
    const { json } = await site.call<{ board: NamedBoard }>("create board", "POST", "/projects", {
      board: { title, type: "to-do" },
    });
    sent.set(json.board.id, title);
  });
  const all = await allBoards(site, "");
  const parts = [...new Set([...sent.values()].map((title) => oddestPart(plainLine(title))).concat(AWKWARD))];
  return [
    compareTitles(all, sent),
    await searches("boards found by a piece of their name", site, all, parts),
    await searches(
      "the same in capitals",
      site,
      all,
      parts.map((part) => part.toUpperCase()),
    ),
  ];
}

function compareTitles(all: NamedBoard[], sent: Map<number, string>): Check {
  const titles = new Map(all.map(({ id, title }) => [id, title]));
  return {
    what: "board titles on one line",
    count: sent.size,
    failures: [...sent]
      .filter(([id, title]) => titles.get(id) !== plainLine(title))
      .map(([id]) => `${id}: ${titles.get(id)}`),
  };
}

async function searches(what: string, site: Site, all: NamedBoard[], parts: string[]): Promise<Check> {
  const failures: string[] = [];
  await eightAtOnce(parts, async (part) => {
    const expected = all.filter(({ title }) => title.toLowerCase().includes(part.toLowerCase())).map(({ id }) => id);
    const found = (await allBoards(site, part)).map(({ id }) => id);
    if (String(found.toSorted(byNumber)) !== String(expected.toSorted(byNumber)))
      failures.push(`${part}: ${found.length} instead of ${expected.length}`);
  });
  return { what, count: parts.length, failures };
}

const byNumber = (one: number, other: number) => one - other;

/** @throws when the total differs from the number of boards */
async function allBoards(site: Site, search: string): Promise<NamedBoard[]> {
  const boards: NamedBoard[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      search,
      page: String(page),
      per_page: "100",
      order_by: "id",
      order_type: "ASC",
    });
    const { json } = await site.call<BoardsPage>(
      search ? "search boards" : "list boards",
      "GET",
      `/projects?${query.toString()}`,
    );
    boards.push(...json.boards.data);
    if (page < json.boards.last_page) continue;
    if (boards.length !== json.boards.total)
      throw new Error(`The total for “${search}” is ${json.boards.total} boards, but ${boards.length} were returned.`);
    return boards;
  }
}

function oddestPart(title: string): string {
  const at = Math.max(0, title.search(/[^\x20-\x7e]|[%_\\'"*([+&#]/));
  return [...title]
    .slice(Math.max(0, [...title.slice(0, at)].length - 6), [...title.slice(0, at)].length + 6)
    .join("")
    .trim();
}
