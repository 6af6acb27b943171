import type { Comment } from "@/generated/prisma/client";
import { textOfHtml } from "@/lib/text/html";

/** What `renderComment` made into HTML, as words again. */
export const textOfComment = ({ description }: Pick<Comment, "description">): string => textOfHtml(description);
