import { z } from "zod";
import { dateFrom } from "@/lib/dates";
import { flag, optional } from "@/lib/http/types";

const DAY = 24 * 60 * 60 * 1000;
/** Clocks differ a little. */
const AHEAD = 60_000;

/** GET has-data-changed: a `since` that can't be compared asks for everything. */
export const SinceWhen = z.object({ since: z.unknown().meta({ type: "string" }).optional(), include_archived: optional(flag) }).transform(({ since, include_archived }) => {
  const isAbsent = since === undefined || since === "";
  const moment = isAbsent ? null : (dateFrom(since) ?? null);
  const age = moment ? Date.now() - moment.getTime() : 0;
  return { since: moment, isComparable: isAbsent || (moment !== null && age <= DAY && age >= -AHEAD), includeArchived: include_archived ?? false };
});
