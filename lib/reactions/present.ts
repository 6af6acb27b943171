import type { Reaction } from "@/lib/reactions/list";

export type ReactionJson = ReturnType<typeof presentReaction>;

export const presentReaction = ({ commentId, emoji, count, isMine, names }: Reaction) => ({
  comment_id: commentId,
  emoji,
  count,
  is_mine: isMine,
  names,
});
