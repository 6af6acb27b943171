import { RichText } from "@/components/text/rich-text/rich-text";
import type { BoardJson } from "@/components/board-store/board-data";
import { hasBlocks, renderComment } from "@/lib/comments/render";

interface CommentTextProps {
  /** Only the output of `renderComment` or `renderMarkdown`, which are safe; from public pages in paragraphs. */
  html: string;
  viewerId: number;
}

/** Marks mentions of the viewer. */
export function CommentText({ html, viewerId }: CommentTextProps) {
  if (html === "") return null;
  const mine = html.replaceAll(`/people/${viewerId}">`, `/people/${viewerId}" data-me>`);
  return <RichText html={mine} className={hasBlocks(html) ? undefined : "whitespace-pre-wrap"} />;
}

/** As the server will render it. */
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
