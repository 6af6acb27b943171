import type { Comment } from "@/generated/prisma/client";
import { linesOfHtml, textOfHtml } from "@/lib/text/text-of-html";

/** The lines of a plain comment are no blocks. */
export const textOfComment = ({ description, isMarkdown }: Pick<Comment, "description" | "isMarkdown">): string =>
  isMarkdown ? linesOfHtml(description) : textOfHtml(description);
