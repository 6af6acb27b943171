import type { BoardJson } from "@/components/board-store/board-data";
import { renderComment } from "@/lib/comments/render";

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
