/** What the address of the boards page says. */
export interface Asked {
  search: string;
  isArchived: boolean;
  sort: Sort;
  /** How many pages of boards are shown, one below the other. */
  pages: number;
}

export type Sort = "newest" | "title";

const MOST_PAGES = 100;

export function askedIn(params: Record<string, string | string[] | undefined>): Asked {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const pages = Math.floor(Number(first("pages")));
  return {
    search: first("search").trim().slice(0, 200),
    isArchived: first("show") === "archived",
    sort: first("sort") === "title" ? "title" : "newest",
    pages: pages > 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

/** The other way round; what is as usual is left out. */
export function addressOf({ search = "", isArchived = false, sort = "newest", pages = 1 }: Partial<Asked>): string {
  const query = new URLSearchParams({
    ...(isArchived && { show: "archived" }),
    ...(search && { search }),
    ...(sort !== "newest" && { sort }),
    ...(pages > 1 && { pages: String(pages) }),
  });
  return query.size > 0 ? `/?${query}` : "/";
}
