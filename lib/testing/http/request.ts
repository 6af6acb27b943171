import type { Board } from "@/generated/prisma/client";
import type { Method } from "@/lib/http/request/method";
import { type Answer, call } from "@/lib/testing/http/call";
import { pathOf, routeFiles, routeIn } from "@/scripts/contract/route-list";

type Call = NonNullable<Parameters<typeof call>[1]>;
type Sender = (as: Call["as"] | null, line: string, body?: unknown, given?: Pick<Call, "headers">) => Promise<Answer>;

/** Calls an endpoint by method and path, below `/boards/v2/` unless it begins with a slash: `PUT projects/1/tasks/2`. */
export const request: Sender = (as, line, body, given) => send("/boards/v2/", [as, line, body, given]);

/** Calls an endpoint by method and a path below that of the board: `PUT tasks/2`. */
export const requestOn = ({ id }: Pick<Board, "id">, ...sent: Parameters<Sender>): Promise<Answer> =>
  send(`/boards/v2/projects/${id}/`, sent);

async function send(base: string, [as, line, body, given]: Parameters<Sender>): Promise<Answer> {
  const [method = "", path = ""] = line.split(" ");
  const { pathname, searchParams } = new URL(path, `https://boards.test${base}`);
  for (const { file, pattern } of ROUTES) {
    const found = pattern.exec(pathname);
    if (found)
      return call((await routeIn(file))[method as Method], {
        as: as ?? undefined,
        params: { ...found.groups },
        query: Object.fromEntries(searchParams),
        body,
        ...given,
      });
  }
  throw new Error(`There is no route ${pathname}.`);
}

/** Fixed paths come before those with an id in the same place. */
const ROUTES = routeFiles()
  .map((file) => ({ file, pattern: new RegExp(`^${pathOf(file).replace(/\[(\w+)\]/g, "(?<$1>[^/]+)")}/?$`) }))
  .sort((one, other) => one.pattern.source.split("(?<").length - other.pattern.source.split("(?<").length);
