import { pathId, type PathParams } from "@/lib/http/request/params";

/** Doesn't look up the person, so that ids can't be probed. */
export const personIdOfPath = ({ id }: PathParams) => ({ personId: pathId(id) });
