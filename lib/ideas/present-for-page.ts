import "server-only";
import { createHash } from "node:crypto";
import { matchesEtag } from "@/lib/http/response/etag";
import { Reply } from "@/lib/http/response/reply";
import type { IdeaCounts } from "@/lib/ideas/counts";
import type { SimilarIdea } from "@/lib/ideas/similar";

export const presentSimilarIdeas = (ideas: SimilarIdea[]) => ({
  ideas: ideas.map(({ id, title, slug, voteCount }) => ({ id, title, slug, vote_count: voteCount })),
});

/** Pages that poll get 304 while nothing has changed. */
export function presentIdeaCounts(counts: IdeaCounts[], request: Request): Reply {
  const body = {
    ideas: counts.map(({ id, votes, comments }) => ({ id, vote_count: votes, comments_count: comments })),
  };
  const headers = { ETag: `"${createHash("sha256").update(JSON.stringify(body)).digest("hex").slice(0, 16)}"` };
  return matchesEtag(request, headers.ETag) ? new Reply(304, undefined, headers) : new Reply(200, body, headers);
}
