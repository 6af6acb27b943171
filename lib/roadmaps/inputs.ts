import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { textUpTo, word } from "@/lib/http/input/types";
import { LARGEST_ID } from "@/lib/http/input/types";
import { safeHtml } from "@/lib/text/html";

const toggle = word("yes", "no").transform((value) => value === "yes");

const LONGEST_AUTH_HTML = 5_000;

/** POST admin/roadmap/settings. Unknown keys are ignored, and those of a CRM, since there is none (compatibility.md, C131). */
export const UpdateRoadmapSettings = z
  .object({
    settings: z
      .object({
        enable_new_idea_submission: toggle,
        new_idea_require_auth: toggle,
        enable_new_comment_submission: toggle,
        new_idea_comment_require_auth: toggle,
        enable_new_vote_submission: toggle,
        new_idea_vote_require_auth: toggle,
        auth_html: textUpTo(LONGEST_AUTH_HTML)
          .transform((html) => safeHtml(html ?? ""))
          .optional(),
      })
      .meta({ required: true }),
  })
  .transform(({ settings }) => settings);
export type UpdateRoadmapSettings = z.infer<typeof UpdateRoadmapSettings>;

/** POST admin/roadmap/page-settings: board id to page id. Entries without a page are left out. */
export const MapRoadmapPages = z
  .object({
    selectedPages: parameter({ type: "object", required: true }).transform((value, ctx): Map<number, string> => {
      const pages = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
      const isEmptyList = Array.isArray(value) && value.length === 0;
      if (!pages && !isEmptyList)
        ctx.addIssue({ code: "custom", params: { rule: value === undefined ? "required" : "array" } });
      const chosen = (pages ?? [])
        .filter(([, page]) => !isEmptyPage(page))
        .map(([board, page]) => [board, String(page)]);
      if (chosen.some((ids) => !ids.every(isId))) ctx.addIssue({ code: "custom", params: { rule: "integer" } });
      return new Map(chosen.map(([board, page]) => [Number(board), page ?? ""]));
    }),
  })
  .transform(({ selectedPages }) => selectedPages);
export type MapRoadmapPages = z.infer<typeof MapRoadmapPages>;

const isEmptyPage = (page: unknown) => ["", null, 0, "0", false, undefined].some((none) => none === page);

const isId = (text: string | undefined) => /^[1-9]\d{0,9}$/.test(text ?? "") && Number(text) <= LARGEST_ID;
