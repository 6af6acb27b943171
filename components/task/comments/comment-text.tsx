import { RichText } from "@/components/text/rich-text/rich-text";
import type { BoardJson } from "@/components/board-store/board-data";
import { renderComment } from "@/lib/comments/render";

interface CommentTextProps {
  /** As `renderComment` wrote it, and nothing else. */
  html: string;
  viewerId: number;
}

/** The words of a comment. Whoever reads it finds his own name at a glance. */
export function CommentText({ html, viewerId }: CommentTextProps) {
  if (html === "") return null;
  const mine = html.replaceAll(`/people/${viewerId}">`, `/people/${viewerId}" data-me>`);
  return <RichText html={mine} className="whitespace-pre-wrap" />;
}

/** Words as the server is going to write them. */
export const renderCommentHtml = (words: string, people: BoardJson["users"]): string =>
  renderComment(
    words,
    people.map(({ ID, user_login, user_nicename, display_name }) => ({
      id: ID,
      login: user_login,
      nicename: user_nicename,
      displayName: display_name,
    })),
    "",
  ).html;
