import type { Comment } from "@/generated/prisma/client";

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** What `renderComment` made into HTML, as words again. Linear in its length. */
export const textOfComment = ({ description }: Pick<Comment, "description">): string =>
  description.replace(/<[^<>]*>/g, "").replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
