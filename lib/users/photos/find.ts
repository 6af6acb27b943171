import { pathId, type PathParams } from "@/lib/http/request/params";

/** Only the id: whoever names somebody else hears nothing of whether there is such a person. */
export const personIdOfPath = ({ id }: PathParams) => ({ personId: pathId(id) });
