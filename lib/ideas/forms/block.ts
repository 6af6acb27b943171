import "server-only";
import { canManageBoard } from "@/lib/boards/policy";
import { Forbidden, Unauthorized } from "@/lib/errors";
import { validate } from "@/lib/http/input/validate";
import { commentOf, placeIn } from "@/lib/ideas/forms/comment";
import { formAnswer, ideaIdOf } from "@/lib/ideas/forms/form";
import { NO_COMMENTS, readIdea } from "@/lib/ideas/read";
import { blockGuest } from "@/lib/moderation/block";
import { BlockGuest } from "@/lib/moderation/inputs";
import { ideaPath } from "@/lib/roadmaps/address";

/** Blocks the guest who wrote a comment. The idea may be gone with what is removed. */
export const blockForm = formAnswer("block", async (form, params) => {
  const { found, path, by, fields } = form;
  if (!by.user) throw new Unauthorized();
  if (!canManageBoard(by.user, found)) throw new Forbidden();

  const ideaId = ideaIdOf(params);
  const { id: comment_id } = await commentOf(form, ideaId);
  const { blocks_network, removes_content } = fields;
  await blockGuest(found.board, validate(BlockGuest, { comment_id, blocks_network, removes_content }), by.user);
  const idea = await readIdea(found.board, ideaId, by, NO_COMMENTS);
  return idea ? `${ideaPath(found.board, idea)}?${placeIn(fields)}done=blocked` : `${path}?done=blocked`;
});
