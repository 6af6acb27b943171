import type { RouteHandler } from "@/lib/http/route";
import { call } from "@/lib/testing/http/call";

/** Counts the statements of an answer without the update of the password's last use, which happens once a minute. */
export async function queryCountOf(handler: RouteHandler, given: Parameters<typeof call>[1]): Promise<number> {
  await call(handler, given);
  const { queries } = await call(handler, given);
  return queries;
}
