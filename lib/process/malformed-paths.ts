import "server-only";
import type { Guard } from "@/lib/process/guards";

/** Next answers 500 to a path that can't be decoded, so a stray percent sign is escaped. */
export const repairMalformedPath: Guard = (request, _response, next) => {
  request.url = decodable(request.url ?? "/");
  next();
};

export function decodable(url: string): string {
  if (!url.includes("%")) return url;

  const [path = "", ...query] = url.split("?");
  return [repaired(path), ...(query.length > 0 ? [repairedQuery(query.join("?"))] : [])].join("?");
}

const repaired = (path: string) =>
  path
    .split("/")
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll("%", "%25")))
    .join("/");

function repairedQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  const routes = parameters.getAll("rest_route");
  if (routes.every((route) => route.split("/").every(isDecodable))) return query;

  parameters.delete("rest_route");
  for (const route of routes) parameters.append("rest_route", repaired(route));
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
