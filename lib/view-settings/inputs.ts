import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { title } from "@/lib/http/input/types";
import { isView, VIEWS } from "@/lib/view-settings/views";

export const ReadViewSettings = z
  .object({ view: title.meta({ type: "string", required: true, enum: [...VIEWS] }) })
  .transform(({ view }) => {
    if (!isView(view)) throw new Invalid("Invalid view type", { params: { view: "Invalid view type" } });
    return { view };
  });

/** PHP sends an empty map as a list. */
const sent = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? {} : value),
  z.record(z.string(), z.unknown()),
);

/** PUT update-dashboard-view-settings: an unknown view means the cards; only `true` and `"true"` show, omitted keys
 * stay. */
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
