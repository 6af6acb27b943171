import "server-only";
import type { Board } from "@/generated/prisma/client";
import { NotFound } from "@/lib/errors";
import { decodeSegment } from "@/lib/http/request/spelling";
import { COMMENTS_PER_PAGE, queryOfPlace } from "@/lib/ideas/comments/place";
import type { PublicComment, PublicReply } from "@/lib/ideas/comments/read-comments";
import { commentsFeedPath } from "@/lib/ideas/feeds/addresses";
import type { FeedPath, Make } from "@/lib/ideas/feeds/answers";
import { entryOf, latest, MOST_ENTRIES, newFeed } from "@/lib/ideas/feeds/entries";
import { LATEST_COMMENTS, readIdea } from "@/lib/ideas/read";
import type { Reader } from "@/lib/ideas/reader";
import { ideaIdIn, ideaPath } from "@/lib/roadmaps/address";

/** The latest comments on an idea and replies to them, each with a link to the page on which it is. */
export const commentsFeed: Make = async (board, { path: asked, by }) => {
  const idea = await requirePublicIdea(board, asked, by);
  const path = ideaPath(board, idea);
  const newest = entriesOf(idea.publicComments, path)
    .sort((one, other) => other.comment.id - one.comment.id)
    .slice(0, MOST_ENTRIES);
  const feed = newFeed({
    title: idea.title,
    page: path,
    address: commentsFeedPath(board, idea),
    updated: latest(newest.map(({ comment }) => comment.createdAt)),
  });
  for (const entry of newest) feed.addItem(itemOf(entry, path));
  return feed;
};

/** All comments, each with the page on which its thread is. */
const entriesOf = (threads: readonly PublicComment[], path: string) =>
  threads.flatMap((thread, at) => {
    const page = at < threads.length - COMMENTS_PER_PAGE ? `${path}?${queryOfPlace(justBefore(thread))}` : path;
    return [thread, ...thread.replies].map((comment: PublicReply) => ({ comment, page }));
  });

type Entry = ReturnType<typeof entriesOf>[number];

function itemOf({ comment: { id, author, description, createdAt }, page }: Entry, path: string) {
  const place = { address: `${path}#comment-${id}`, link: `${page}#comment-${id}` };
  return entryOf({ ...place, title: author.name, html: description, author, published: createdAt }, "atom");
}

/** Where the comments begin with this one. */
const justBefore = ({ createdAt }: PublicReply) =>
  ({ side: "after", at: new Date(createdAt.getTime() - 1), id: 0 }) as const;

/** @throws NotFound */
async function requirePublicIdea(board: Board, { idea: segment = "" }: FeedPath, by: Reader) {
  const id = ideaIdIn(decodeSegment(segment));
  const idea = id === null ? null : await readIdea(board, id, by, LATEST_COMMENTS);
  if (!idea || idea.mergedIntoId !== null) throw new NotFound("Idea");
  return idea;
}
