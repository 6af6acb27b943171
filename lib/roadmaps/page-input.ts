import { z } from "zod";
import { flag, line, optional, title } from "@/lib/http/input/types";

export const ReadRoadmapPage = z.object({ slug: optional(line) });
export type ReadRoadmapPage = z.infer<typeof ReadRoadmapPage>;

/** Omitted fields stay. */
export const UpdateRoadmapPage = z
  .object({
    slug: optional(title),
    is_private: optional(flag),
    is_indexed: optional(flag),
    moderates_ideas: optional(flag),
    moderates_comments: optional(flag),
  })
  .transform(({ slug, is_private, is_indexed, moderates_ideas, moderates_comments }) => ({
    slug,
    isPrivate: is_private,
    isIndexed: is_indexed,
    moderatesIdeas: moderates_ideas,
    moderatesComments: moderates_comments,
  }));
export type UpdateRoadmapPage = z.infer<typeof UpdateRoadmapPage>;
