import { env } from "@/lib/env";
import { calledPath } from "@/lib/http/request/spelling";

/** The called path at `BOARDS_URL`, so that a client's `Host` reaches no link. */
export const publicAddress = (request: Pick<Request, "url" | "headers">): string =>
  env().BOARDS_URL + calledPath(request).replace(/(?<!\/)\/+$/, "");
