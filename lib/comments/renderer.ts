import type { Comment } from "@/generated/prisma/client";
import { renderMarkdown } from "@/lib/comments/markdown";
import { renderComment } from "@/lib/comments/render";

export const rendererFor = ({ isMarkdown }: Pick<Comment, "isMarkdown">): typeof renderComment =>
  isMarkdown ? renderMarkdown : renderComment;
