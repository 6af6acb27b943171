import type { Loaded } from "@/scripts/load-titles/load";
import type { Answer, Card, Check, Site } from "@/scripts/load-titles/site";

const inOrder = (tasks: Card[], stageId: number) =>
  tasks
    .filter((task) => task.stage_id === stageId)
    .sort((one, other) => Number(one.position) - Number(other.position))
    .map(({ id }) => id);

export async function firstPages(site: Site, { boardId, stageIds }: Loaded, tasks: Card[]): Promise<Check> {
  const { json } = await site.call<{ tasks: Card[]; pagination_by_stage: Record<string, { total_count: number }> }>(
    "first page of each stage",
    "GET",
    `/projects/${boardId}/tasks/by-stage`,
  );
  const failures = stageIds.filter((id) => {
    const all = inOrder(tasks, id);
    return (
      json.pagination_by_stage[id]?.total_count !== all.length ||
      String(inOrder(json.tasks, id)) !== String(all.slice(0, 20))
    );
  });
  return {
    what: "first pages and their totals",
    count: stageIds.length,
    failures: failures.map((id) => `stage ${id}`),
  };
}

interface PageOfStage {
  tasks: Card[];
  pagination: { has_more: boolean; start_cursor: number | null; end_cursor: number | null };
}

type Direction = "next" | "prev";

/** Pages through every stage; together the pages must be the whole stage in order. */
export async function wholeStages(
  site: Site,
  { boardId, stageIds }: Loaded,
  tasks: Card[],
  direction: Direction,
): Promise<Check> {
  const failures: string[] = [];
  for (const stageId of stageIds) {
    const ids = await idsPageByPage(site, boardId, stageId, direction);
    if (String(ids) !== String(inOrder(tasks, stageId))) failures.push(`stage ${stageId}: ${ids.length} cards`);
  }
  return {
    what: `whole stages page by page, ${direction === "next" ? "forward" : "backward"}`,
    count: stageIds.length,
    failures,
  };
}

async function idsPageByPage(site: Site, boardId: number, stageId: number, direction: Direction): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: number | null = direction === "next" ? null : 1e7; ;) {
    const query: string = new URLSearchParams({
      stage_id: String(stageId),
      limit: "60",
      direction,
      ...(cursor !== null && { cursor: String(cursor) }),
    }).toString();
    const { json }: Answer<PageOfStage> = await site.call<PageOfStage>(
      "page of a stage",
      "GET",
      `/projects/${boardId}/tasks/stage-page?${query}`,
    );
    const page = json.tasks.map((task) => task.id);
    if (direction === "next") ids.push(...page);
    else ids.unshift(...page);
    if (!json.pagination.has_more) return ids;
    cursor = direction === "next" ? json.pagination.end_cursor : json.pagination.start_cursor;
  }
}
