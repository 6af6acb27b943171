import type { Example } from "@/scripts/docs/examples";
import { pathOf, routeFiles } from "@/scripts/contract/route-list";

const routes = routeFiles().map((file) => ({
  file,
  pattern: new RegExp(`^${pathOf(file).replaceAll(/\[(\w+)\]/g, "(?<$1>[^/]+)")}/?$`),
}));

/** The pattern of the route that serves the path: `/boards/v2/projects/[board_id]`; undefined when there is none. */
export function routeOf({ path }: Pick<Example, "path">): string | undefined {
  const found = findRoute(path.replace(/\?.*/, "").replace(/^\/wp-json/, ""));
  return found && pathOf(found.file);
}

/** As in Next, a literal segment wins over a parameter. */
export function findRoute(path: string) {
  const found = routes
    .map(({ file, pattern }) => ({ file, params: paramsIn(pattern, path) }))
    .filter(({ params }) => params !== null);
  return found.sort((one, other) => Object.keys(one.params ?? {}).length - Object.keys(other.params ?? {}).length)[0];
}

function paramsIn(pattern: RegExp, path: string): Record<string, string> | null {
  const match = pattern.exec(path);
  return match ? { ...match.groups } : null;
}
