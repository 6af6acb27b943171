import type { IdeaSort } from "@/lib/ideas/list";

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What the address of a roadmap asks for. */
export interface RoadmapSearch {
  /** The slug of a stage, or `all`. Null for the overview, in which stages are side by side. */
  stage: string | null;
  sort: IdeaSort;
  search: string;
  page: number;
  isSuggesting: boolean;
}

export const ALL = "all-ideas";
export const SORTS: readonly IdeaSort[] = ["vote", "recent", "comment"];
const DEFAULT_SORT: IdeaSort = "vote";

const LONGEST_SEARCH = 200;

export function roadmapSearchIn(params: SearchParams): RoadmapSearch {
  const [stage, sort, search, page] = ["stage", "sort", "search", "page"].map((name) => [params[name]].flat()[0]);
  const text = (search ?? "").trim().slice(0, LONGEST_SEARCH);
  const isList = Boolean(text || sort || page);
  return {
    stage: stage || (isList ? ALL : null),
    sort: SORTS.find((each) => each === sort) ?? DEFAULT_SORT,
    search: text,
    page: pageIn(page),
    isSuggesting: params.suggest !== undefined,
  };
}

export function pageIn(value: string | string[] | undefined): number {
  const page = [value].flat()[0] ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** The same list with something else. Another list begins at its first page. */
export function roadmapHref(path: string, search: RoadmapSearch, change: Partial<RoadmapSearch> = {}): string {
  const next = { ...search, page: 1, isSuggesting: false, ...change };
  const query = new URLSearchParams();
  if (next.stage !== null) query.set("stage", next.stage);
  if (next.stage !== null && next.sort !== DEFAULT_SORT) query.set("sort", next.sort);
  if (next.search) query.set("search", next.search);
  if (next.page > 1) query.set("page", String(next.page));
  if (next.isSuggesting) query.set("suggest", "1");
  return query.size > 0 ? `${path}?${query}` : path;
}
