import type { RouteHandler } from "@/lib/http/route";
import { call } from "@/lib/testing/http/call";

/** How many statements an answer takes, without the note that the caller's password was used: that is written once a minute. */
export async function queriesOf(handler: RouteHandler, given: Parameters<typeof call>[1]): Promise<number> {
  await call(handler, given);
  const { queries } = await call(handler, given);
  return queries;
}
