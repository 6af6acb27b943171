import { apiLink } from "@/lib/http/response/headers";
import { publicAddress } from "@/lib/http/response/public-address";

interface Page {
  total: number;
  page: number;
  perPage: number;
}

/** The headers of a list in WordPress's format: its size, and links to the pages around this one. */
export function pageHeaders(request: Request, { total, page, perPage }: Page): Record<string, string> {
  const last = Math.ceil(total / perPage);
  const previous = page > 1 ? [`<${addressOf(request, Math.max(1, Math.min(page - 1, last)))}>; rel="prev"`] : [];
  const next = page < last ? [`<${addressOf(request, page + 1)}>; rel="next"`] : [];
  return {
    "X-WP-Total": String(total),
    "X-WP-TotalPages": String(last),
    Link: [apiLink(), ...previous, ...next].join(", "),
  };
}

const DROPPED_PARAMETERS = ["rest_route", "_method", "_wpnonce"];

function addressOf(request: Request, page: number): string {
  const query = new URL(request.url).searchParams;
  for (const name of DROPPED_PARAMETERS) query.delete(name);
  query.set("page", String(page));
  return `${publicAddress(request)}?${query}`;
}
