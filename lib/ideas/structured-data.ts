import "server-only";
import { env } from "@/lib/env";
import type { PublicComment, PublicReply } from "@/lib/ideas/comments/read-comments";
import type { IdeaDetail } from "@/lib/ideas/read";
import { textOfHtml } from "@/lib/text/text-of-html";

interface Facts {
  url: string;
  /** The page that shows these comments. */
  commentsUrl: string;
  roadmap: { title: string; url: string };
}

/** The idea as search engines read it (schema.org). */
export const ideaData = (idea: IdeaDetail, { url, commentsUrl, roadmap }: Facts) => ({
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
  comment: commentsData(idea.publicComments, commentsUrl),
});

/** A comment must have a text, which one with only a picture has not. */
const commentsData = (comments: readonly (PublicReply | PublicComment)[], url: string): object[] =>
  comments.flatMap((comment) => {
    const text = textOfHtml(comment.description).trim();
    const replies = "replies" in comment ? commentsData(comment.replies, url) : [];
    return text ? [{ ...commentData(comment, text, url), ...(replies.length > 0 && { comment: replies }) }] : [];
  });

const commentData = ({ id, author, createdAt }: PublicReply, text: string, url: string) => ({
  "@type": "Comment",
  url: `${url}#comment-${id}`,
  text,
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
