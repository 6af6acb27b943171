import { z } from "zod";
import { flag, id, ids, optional, wholeNumber, word } from "@/lib/http/input/types";
import { LONGEST_LINE } from "@/lib/http/input/parameter";
import { slugOf } from "@/lib/text/text";

const MOST_BOARDS = 10_000;

const boards = ids.refine((list) => list.length <= MOST_BOARDS, { params: { rule: "format" } });

const onBoards = z.object({ enabled: optional(flag), all_boards: optional(flag), selected_boards: boards.optional() });

const slug = z
  .string()
  .max(LONGEST_LINE)
  .transform((text) => slugOf(text.slice(0, 100)) || undefined);

const noPage = z.preprocess((value) => (["", "0", 0].some((none) => none === value) ? null : value), id.nullable());

const modules = z.object({
  timeTracking: optional(onBoards),
  recurring_task: optional(onBoards),
  roadmap: optional(z.object({ enabled: optional(flag) })),
  frontend: optional(
    z.object({
      enabled: optional(flag),
      slug: optional(slug),
      render_type: optional(word("standalone", "shortcode")),
      page_id: noPage.optional(),
    }),
  ),
  menu_settings: optional(z.object({ in_crm: optional(flag), menu_position: optional(wholeNumber) })),
});

/** What is not sent keeps its value (compatibility.md, C172). */
export const UpdateFeatureModules = z
  .object({ settings: modules.meta({ required: true }) })
  .transform(({ settings }) => settings);
export type UpdateFeatureModules = z.infer<typeof UpdateFeatureModules>;
