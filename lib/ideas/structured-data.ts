import "server-only";
import { env } from "@/lib/env";
import type { IdeaDetail, PublicReply } from "@/lib/ideas/read";
import { textOfHtml } from "@/lib/text/html";

interface Facts {
  url: string;
  roadmap: { title: string; url: string };
}

const MOST_COMMENTS = 50;

/** The idea as search engines read it (schema.org). */
export const ideaData = (idea: IdeaDetail, { url, roadmap }: Facts) => ({
  "@context": "https://schema.org",
  "@type": "DiscussionForumPosting",
  url,
  mainEntityOfPage: url,
  headline: idea.title,
  text: textOfHtml(idea.description).trim() || idea.title,
  datePublished: idea.createdAt.toISOString(),
  dateModified: idea.updatedAt.toISOString(),
  author: personData(idea.author.name),
  isPartOf: { "@type": "CollectionPage", name: roadmap.title, url: roadmap.url },
  interactionStatistic: [counted("LikeAction", idea.voteCount), counted("CommentAction", idea.commentsCount)],
  comment: idea.publicComments.slice(-MOST_COMMENTS).map((comment) => ({
    ...commentData(comment, url),
    ...(comment.replies.length > 0 && { comment: comment.replies.map((reply) => commentData(reply, url)) }),
  })),
});

const commentData = ({ id, description, author, createdAt }: PublicReply, url: string) => ({
  "@type": "Comment",
  url: `${url}#comment-${id}`,
  text: textOfHtml(description).trim(),
  datePublished: createdAt.toISOString(),
  author: personData(author.name),
});

const personData = (name: string) => ({ "@type": "Person", name });

const counted = (action: "LikeAction" | "CommentAction", count: number) => ({
  "@type": "InteractionCounter",
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

export const roadmapData = (title: string, description: string, path: string) => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name: title,
  ...(description && { description }),
  url: env().BOARDS_URL + path,
});
