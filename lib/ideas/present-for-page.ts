import "server-only";
import { createHash } from "node:crypto";
import { matchesEtag } from "@/lib/http/response/etag";
import { Reply } from "@/lib/http/response/reply";
import type { IdeaCounts } from "@/lib/ideas/counts";
import type { SimilarIdea } from "@/lib/ideas/similar";

export const presentSimilarIdeas = (ideas: SimilarIdea[]) => ({ ideas: ideas.map(presentSimilarIdea) });

export const presentSimilarIdea = ({ id, title, slug, voteCount }: SimilarIdea) => ({
  id,
  title,
  slug,
  vote_count: voteCount,
});

/** Pages that poll get 304 while nothing has changed. */
export function presentIdeaCounts(counts: IdeaCounts[], request: Request): Reply {
  const body = { ideas: counts.map(presentCounts) };
  const etag = `"${createHash("sha256").update(JSON.stringify(body)).digest("hex").slice(0, 16)}"`;
  return matchesEtag(request, etag) ? new Reply(304, undefined, { ETag: etag }) : new Reply(200, body, { ETag: etag });
}

export const presentCounts = ({ id, votes, comments }: IdeaCounts) => ({
  id,
  vote_count: votes,
  comments_count: comments,
});
