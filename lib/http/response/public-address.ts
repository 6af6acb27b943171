import { env } from "@/lib/env";
import { restRoute } from "@/lib/http/request/spelling";

/** The called path at `BOARDS_URL`, so that a client's `Host` reaches no link. */
export function publicAddress({ url }: Pick<Request, "url">): string {
  const called = new URL(url);
  const route = restRoute(called);
  return env().BOARDS_URL + (route === null ? called.pathname : `/wp-json${route}`).replace(/(?<!\/)\/+$/, "");
}
