export interface Search {
  search: string;
  isArchived: boolean;
  isStarred: boolean;
  /** Templates instead of boards. */
  isTemplates: boolean;
  /** Deleted boards instead. */
  isTrash: boolean;
  /** Of templates; empty for all. */
  category: string;
  /** Null for all boards, with and without a folder. */
  folderId: number | null;
  sort: Sort;
  pages: number;
}

export type Sort = "newest" | "title";

const MAX_PAGES = 100;

export function searchIn(params: Record<string, string | string[] | undefined>): Search {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const pages = Math.floor(Number(first("pages")));
  const folder = first("folder");
  return {
    search: first("search").trim().slice(0, 200),
    isArchived: first("show") === "archived",
    isStarred: first("show") === "starred",
    isTemplates: first("show") === "templates",
    isTrash: first("show") === "trash",
    category: first("category").trim().slice(0, 100),
    folderId: /^[1-9]\d{0,8}$/.test(folder) ? Number(folder) : null,
    sort: first("sort") === "title" ? "title" : "newest",
    pages: pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

export function addressOf({
  search = "",
  isArchived = false,
  isStarred = false,
  isTemplates = false,
  isTrash = false,
  category = "",
  folderId = null,
  sort = "newest",
  pages = 1,
}: Partial<Search>): string {
  const query = new URLSearchParams({
    ...(isArchived && { show: "archived" }),
    ...(isStarred && { show: "starred" }),
    ...(isTemplates && { show: "templates" }),
    ...(isTrash && { show: "trash" }),
    ...(category && { category }),
    ...(folderId !== null && { folder: String(folderId) }),
    ...(search && { search }),
    ...(sort !== "newest" && { sort }),
    ...(pages > 1 && { pages: String(pages) }),
  });
  return query.size > 0 ? `/boards?${query}` : "/boards";
}
