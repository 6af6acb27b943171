import { z } from "zod";
import type { Paging } from "@/lib/mcp/fields";

export const Page = z.object({
  page: z.number(),
  last_page: z.number(),
  total: z.number(),
});

/** Of a list that the endpoint has cut into pages. */
export const pageOf = (found: { current_page: number; last_page: number; total: number }) => ({
  page: found.current_page,
  last_page: found.last_page,
  total: found.total,
});

/** For lists that the endpoint returns as a whole. */
export function cutPage<Row>(rows: readonly Row[], { page, limit }: Paging) {
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    paging: { page, last_page: Math.max(1, Math.ceil(rows.length / limit)), total: rows.length },
  };
}
