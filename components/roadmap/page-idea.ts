import "server-only";
import { cache } from "react";
import type { Task } from "@/generated/prisma/client";
import { decodeSegment } from "@/lib/http/request/spelling";
import { COMMENTS_PER_PAGE, placeOfQuery } from "@/lib/ideas/comments/place";
import { type IdeaDetail, NO_COMMENTS, readIdea } from "@/lib/ideas/read";
import { ideaIdIn } from "@/lib/roadmaps/address";
import { type PageRoadmap, pageRoadmap } from "@/components/roadmap/page-roadmap";

export interface PageIdea {
  roadmap: PageRoadmap;
  /** Null if there is none that the reader may see. */
  idea: IdeaDetail | null;
  /** Where one that duplicates it has gone. */
  mergedInto: Pick<Task, "id" | "slug"> | null;
}

/** The idea of a page's address with some of its comments, once per request. @param placeQuery of `queryOfPlace` */
export const pageIdea = cache(async (slug: string, segment: string, placeQuery: string): Promise<PageIdea> => {
  const roadmap = await pageRoadmap(slug);
  const { found, by } = roadmap;
  const id = ideaIdIn(decodeSegment(segment));
  const idea =
    id === null
      ? null
      : await readIdea(found.board, id, by, { most: COMMENTS_PER_PAGE, place: placeOfQuery(placeQuery) });
  if (!idea || idea.mergedIntoId === null) return { roadmap, idea, mergedInto: null };

  // One that was merged again leads on from there.
  const target = await readIdea(found.board, idea.mergedIntoId, by, NO_COMMENTS);
  return { roadmap, idea: null, mergedInto: target };
});
