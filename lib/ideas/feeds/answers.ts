import "server-only";
import { createHash } from "node:crypto";
import type { Feed } from "feed";
import type { Board } from "@/generated/prisma/client";
import { NotFound } from "@/lib/errors";
import { guestOf } from "@/lib/guests/guest";
import { matchesEtag } from "@/lib/http/response/etag";
import { decodeSegment } from "@/lib/http/request/spelling";
import { completedIdeas } from "@/lib/ideas/changelog";
import { feedPath, stageFeedPath } from "@/lib/ideas/feeds/addresses";
import { commentsFeed } from "@/lib/ideas/feeds/comments";
import { type FeedFormat, ideaEntry, latest, MOST_ENTRIES, newFeed } from "@/lib/ideas/feeds/entries";
import { listIdeas } from "@/lib/ideas/list";
import { publicStages } from "@/lib/ideas/public-stages";
import type { Reader } from "@/lib/ideas/reader";
import { roadmapPath } from "@/lib/roadmaps/address";
import { roadmapBySlug } from "@/lib/roadmaps/find";
import { lineOfHtml } from "@/lib/text/text-of-html";

export interface FeedPath {
  slug: string;
  idea?: string;
}

export type Make = (board: Board, about: { request: Request; path: FeedPath; by: Reader }) => Promise<Feed>;

const TYPES: Record<FeedFormat, string> = {
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
};

/** Only what anyone may read: a private roadmap has no feeds. */
const feedAnswer =
  (format: FeedFormat, make: Make) =>
  async (request: Request, { params }: { params: Promise<FeedPath> }): Promise<Response> => {
    const path = await params;
    const found = await roadmapBySlug(decodeSegment(path.slug), null);
    if (!found) throw new NotFound("Board");

    const feed = await make(found.board, { request, path, by: { user: null, guest: guestOf(request) } });
    return feedResponse(request, format === "json" ? feed.json1() : feed.atom1(), TYPES[format]);
  };

function feedResponse(request: Request, text: string, type: string): Response {
  const etag = `"${createHash("sha256").update(text).digest("hex").slice(0, 16)}"`;
  const headers = {
    "Content-Type": type,
    ETag: etag,
    // What was hidden must be gone from caches, too.
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Access-Control-Allow-Origin": "*",
    "X-Robots-Tag": "noindex",
  };
  return matchesEtag(request, etag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** All ideas, or with `?stage=planned` those of a stage. */
const ideasFeed =
  (kind: "ideas" | "json"): Make =>
  async (board, { request, by }) => {
    const stage = await stageIn(board, request);
    const query = { sort: "recent", search: "", page: 1, perPage: MOST_ENTRIES } as const;
    const { rows } = await listIdeas(board, { ...query, stageId: stage?.id ?? "all" }, by);
    const feed = newFeed({
      title: stage ? `${board.title} · ${stage.label}` : board.title,
      description: lineOfHtml(board.description ?? ""),
      page: roadmapPath(board),
      address: stage ? stageFeedPath(board, stage) : feedPath(board, kind),
      updated: latest(rows.map(({ updatedAt }) => updatedAt)),
    });
    for (const idea of rows) feed.addItem(ideaEntry(board, idea, kind === "json" ? "json" : "atom"));
    return feed;
  };

/** @throws NotFound */
async function stageIn(board: Board, request: Request) {
  const slug = new URL(request.url).searchParams.get("stage");
  if (slug === null) return null;

  const stage = (await publicStages(board)).find((each) => each.slug === slug);
  if (!stage) throw new NotFound("Stage");
  return stage;
}

const changelogFeed: Make = async (board, { by }) => {
  const { rows } = await completedIdeas(board, { page: 1, perPage: MOST_ENTRIES }, by);
  const feed = newFeed({
    title: board.title,
    page: `${roadmapPath(board)}/changelog`,
    address: feedPath(board, "changelog"),
    updated: latest(rows.map(({ completedAt }) => completedAt)),
  });
  for (const { completedAt, answer, ...idea } of rows)
    feed.addItem({
      ...ideaEntry(board, answer ? { ...idea, description: answer } : idea, "atom"),
      published: completedAt,
      date: completedAt,
    });
  return feed;
};

export const ideasAsAtom = feedAnswer("atom", ideasFeed("ideas"));
export const ideasAsJson = feedAnswer("json", ideasFeed("json"));
export const changelogAsAtom = feedAnswer("atom", changelogFeed);
export const commentsAsAtom = feedAnswer("atom", commentsFeed);
