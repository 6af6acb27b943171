import type { AccountState } from "@/lib/members/list-accounts";

export interface Search {
  search: string;
  state: AccountState;
  pages: number;
}

const MAX_PAGES = 100;

export function searchIn(params: Record<string, string | string[] | undefined>): Search {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const [pages, state] = [Math.floor(Number(first("pages"))), first("state")];
  return {
    search: first("search").trim().slice(0, 200),
    state: state === "deactivated" || state === "all" ? state : "active",
    pages: pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

export function addressOf({ search = "", state = "active", pages = 1 }: Partial<Search>): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(state !== "active" && { state }),
    ...(pages > 1 && { pages: String(pages) }),
  });
  return query.size > 0 ? `/people?${query}` : "/people";
}
