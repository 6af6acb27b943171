import type { ReactionJson } from "@/lib/reactions/present";

export interface ReactionEdit {
  kind: "react";
  taskId: number;
  commentId: number;
  emoji: string;
  /** Whether it is added or removed. */
  isOn: boolean;
  /** The name of the viewer. */
  name: string;
}

export interface ReactionChange {
  taskId: number;
  commentId: number;
  reactions: ReactionJson[];
}

export function withReactionEdit(list: readonly ReactionJson[], edit: ReactionEdit): readonly ReactionJson[] {
  const { commentId, emoji, isOn, name } = edit;
  const isSame = (each: ReactionJson) => each.comment_id === commentId && each.emoji === emoji;
  const known = list.find(isSame);
  if (!known) return isOn ? [...list, { comment_id: commentId, emoji, count: 1, is_mine: true, names: [name] }] : list;
  if (known.is_mine === isOn) return list;
  return list.flatMap((each) => (isSame(each) ? toggled(each, isOn, name) : [each]));
}

function toggled(each: ReactionJson, isOn: boolean, name: string): ReactionJson[] {
  const count = each.count + (isOn ? 1 : -1);
  const at = each.names.indexOf(name);
  const names = isOn ? [...each.names, name] : each.names.filter((_, place) => place !== at);
  return count === 0 ? [] : [{ ...each, count, is_mine: isOn, names }];
}

export const withReactionChange = (
  list: readonly ReactionJson[],
  { commentId, reactions }: ReactionChange,
): readonly ReactionJson[] => [...list.filter(({ comment_id }) => comment_id !== commentId), ...reactions];
