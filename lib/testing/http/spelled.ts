import { env } from "@/lib/env";
import { CALLED_PATH } from "@/lib/http/request/spelling";
import { spellingOf } from "@/server/spelling";

/** The address and the header with which the server passes a request on to its handler. */
export function spelled(address: string | URL): { url: URL; headers: Record<string, string> } {
  const url = new URL(address, "https://boards.test");
  const { path, called } = spellingOf(url.pathname, url.search, env());
  url.pathname = path;
  return { url, headers: called === null ? {} : { [CALLED_PATH]: called } };
}
