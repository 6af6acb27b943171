import { z } from "zod";
import { dateFrom } from "@/lib/dates/dates";
import { parameter } from "@/lib/http/input/parameter";
import { flag, optional } from "@/lib/http/input/types";

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds by which the client's clock may be ahead. */
const CLOCK_SKEW = 60_000;

/** GET has-data-changed: an invalid `since` returns everything; `whole=no` never returns whole lists. `paged=yes` doesn't
 * either, limits the tasks, and returns the stages' numbers of tasks. */
export const SinceWhen = z
  .object({
    since: parameter({ type: "string" }).optional(),
    include_archived: optional(flag),
    whole: optional(flag),
    paged: optional(flag),
    seen: parameter({ type: "string" }).optional(),
  })
  .transform(({ since, include_archived, whole, paged, seen }) => {
    const isAbsent = since === undefined || since === "";
    const moment = isAbsent ? null : (dateFrom(since) ?? null);
    const age = moment ? Date.now() - moment.getTime() : 0;
    const isComparable = isAbsent || (moment !== null && age <= DAY && age >= -CLOCK_SKEW);
    return {
      since: moment,
      isComparable,
      includeArchived: include_archived ?? false,
      wantsWhole: paged ? false : (whole ?? true),
      isPaged: paged ?? false,
      seen: transactionOf(seen),
    };
  });

const transactionOf = (seen: unknown): bigint | null =>
  typeof seen === "string" && /^\d{1,19}$/.test(seen) ? BigInt(seen) : null;
