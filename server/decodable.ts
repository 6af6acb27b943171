import "server-only";
import type { Guard } from "@/server/guards";
import { pathOf } from "@/server/node-request";

/** Next answers 500 to a path that can't be decoded, so a stray percent sign is escaped. */
export const escapeMalformedPath: Guard = (request, _response, next) => {
  request.url = decodable(request.url ?? "/");
  next();
};

export function decodable(url: string): string {
  const path = pathOf(url);
  return path.includes("%") ? `${repaired(path)}${url.slice(path.length)}` : url;
}

const repaired = (path: string) =>
  path
    .split("/")
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll("%", "%25")))
    .join("/");

function isDecodable(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}
