import type { Comment } from "@/generated/prisma/client";
import { textOfHtml } from "@/lib/text/html";

export const textOfComment = ({ description }: Pick<Comment, "description">): string => textOfHtml(description);
