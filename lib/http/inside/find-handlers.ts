import type { PathParams } from "@/lib/http/request/params";
import type { Handlers } from "@/lib/http/route";

export interface FoundHandlers {
  /** `/wp-json/boards/v2/projects/3` */
  path: string;
  /** Where the client used another spelling. */
  called: string | null;
  handlers: Handlers;
  params: PathParams;
}

/** The route of a path below `/wp-json`, null if there is none. */
export type FindHandlers = (path: string) => Promise<FoundHandlers | null>;
