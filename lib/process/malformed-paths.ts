import "server-only";
import type { Guard } from "@/lib/process/guards";

/** Next answers 500 to a path that can't be decoded: a percent sign that begins nothing stands for itself instead. */
export const mendMalformedPath: Guard = (request, _response, next) => {
  request.url = decodable(request.url ?? "/");
  next();
};

/** The same address with a path, and a `rest_route`, that can be decoded. */
export function decodable(url: string): string {
  if (!url.includes("%")) return url;

  const [path = "", ...query] = url.split("?");
  return [mended(path), ...(query.length > 0 ? [mendedQuery(query.join("?"))] : [])].join("?");
}

const mended = (path: string) =>
  path
    .split("/")
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll("%", "%25")))
    .join("/");

function mendedQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  const routes = parameters.getAll("rest_route");
  if (routes.every((route) => route.split("/").every(isDecodable))) return query;

  parameters.delete("rest_route");
  for (const route of routes) parameters.append("rest_route", mended(route));
  return String(parameters);
}

function isDecodable(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}
