import { z } from "zod";
import type { Json } from "@/lib/http/response/json";
import { publicAddress } from "@/lib/http/response/public-address";
import { clamped, LARGEST_ID } from "@/lib/http/input/types";
import { urlOf } from "@/lib/http/request/url";

/** `page` and `per_page`, limited to the possible range (compatibility.md, C17). */
export const paging = (perPage: number, most = 100) =>
  z.object({ page: clamped(1, LARGEST_ID, 1), per_page: clamped(1, most, perPage) });

export interface Paged<Row> {
  rows: Row[];
  total: number;
  page: number;
  perPage: number;
}

/** Never more than PostgreSQL can count. */
export const offsetOf = ({ page, perPage }: { page: number; perPage: number }): number =>
  Math.min((page - 1) * perPage, LARGEST_ID);

/** The paginator that clients know, with URLs that really lead to its pages (compatibility.md, C16). */
export function paginator<Row extends Json>(request: Request, { rows, total, page, perPage }: Paged<Row>) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const { path, urlOf } = addresses(request);
  const from = rows.length > 0 ? offsetOf({ page, perPage }) + 1 : null;
  const previous = page > 1 ? urlOf(Math.min(page - 1, last)) : null;
  const next = page < last ? urlOf(page + 1) : null;
  return {
    current_page: page,
    data: rows,
    first_page_url: urlOf(1),
    from,
    last_page: last,
    last_page_url: urlOf(last),
    links: [
      { url: previous, label: "pagination.previous", active: false },
      ...linkedPages(page, last).map((linkedPage) =>
        linkedPage === null
          ? { url: null, label: "...", active: false }
          : { url: urlOf(linkedPage), label: String(linkedPage), active: linkedPage === page },
      ),
      { url: next, label: "pagination.next", active: false },
    ],
    next_page_url: next,
    path,
    per_page: perPage,
    prev_page_url: previous,
    to: from === null ? null : from + rows.length - 1,
    total,
  };
}

/** The short form for the table of tasks. */
export const pagination = ({ total, page, perPage }: Omit<Paged<unknown>, "rows">) => ({
  total,
  current_page: page,
  per_page: perPage,
  last_page: Math.max(1, Math.ceil(total / perPage)),
});

const DROPPED_PARAMETERS = ["page", "rest_route", "_method", "_wpnonce"];

function addresses(request: Request) {
  const path = publicAddress(request);
  const others = [...urlOf(request).searchParams].filter(([name]) => !DROPPED_PARAMETERS.includes(name));
  const rest = others.length > 0 ? `&${new URLSearchParams(others)}` : "";
  return { path, urlOf: (page: number) => `${path}/?page=${page}${rest}` };
}

const FEW = 14;
const ENDS = 7;
const SIDES = 3;

/** The linked pages of a long list: its beginning, its end and the neighbours; null stands for a gap. */
export function linkedPages(page: number, last: number): (number | null)[] {
  if (last < FEW) return range(1, last);
  if (page <= ENDS) return [...range(1, ENDS + SIDES), null, last - 1, last];
  if (page > last - ENDS) return [1, 2, null, ...range(last - ENDS - SIDES + 1, last)];
  return [1, 2, null, ...range(page - SIDES, page + SIDES), null, last - 1, last];
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
