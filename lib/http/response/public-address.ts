import { env } from "@/lib/env";
import { restRoute } from "@/lib/http/request/spelling";

/** The path as it was called, at `BOARDS_URL`: a client's `Host` reaches no link. */
export function publicAddress({ url }: Pick<Request, "url">): string {
  const called = new URL(url);
  const route = restRoute(called);
  return env().BOARDS_URL + (route === null ? called.pathname : `/wp-json${route}`).replace(/(?<!\/)\/+$/, "");
}
