import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { title } from "@/lib/http/input/types";
import { isView, VIEWS } from "@/lib/view-settings/views";

/** GET get-dashboard-view-settings. */
export const ReadViewSettings = z
  .object({ view: title.meta({ type: "string", required: true, enum: [...VIEWS] }) })
  .transform(({ view }) => {
    if (!isView(view)) throw new Invalid("Invalid view type", { params: { view: "Invalid view type" } });
    return { view };
  });

/** As a map; PHP writes an empty one as a list. */
const sent = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? {} : value),
  z.record(z.string(), z.unknown()),
);

/**
 * PUT update-dashboard-view-settings: a view that is not known means the cards. `true` and `"true"` show, everything else
 * hides; what is not sent stays.
 */
export const SaveViewSettings = z
  .object({
    view: title.meta({ type: "string", required: true, enum: [...VIEWS] }),
    updatedSettings: sent.meta({ type: "object", required: true }),
  })
  .transform(({ view, updatedSettings }) => ({
    view: isView(view) ? view : ("kanbanview" as const),
    visible: new Map(Object.entries(updatedSettings).map(([key, value]) => [key, isTrue(value)])),
  }));
export type SaveViewSettings = z.infer<typeof SaveViewSettings>;

const isTrue = (value: unknown) => value === true || value === "true";
