import "server-only";
import { validate } from "@/lib/http/input/validate";
import { type CommentResult, deleteIdeaComment, submitComment, submitReply } from "@/lib/ideas/comment";
import { ideaCommentOfPath } from "@/lib/ideas/find";
import { NotFound } from "@/lib/errors";
import { placeOfQuery, queryOfPlace } from "@/lib/ideas/comments/place";
import { type Fields, formAnswer, idIn, ideaIdOf, marksIn, type RoadmapForm } from "@/lib/ideas/forms/form";
import { SubmitComment, SubmitReply } from "@/lib/ideas/inputs";
import { ideaPath } from "@/lib/roadmaps/address";

export const commentForm = formAnswer("comment", async (form, params) => {
  const { found, fields, author } = form;
  const { message = "", name = "", email = "" } = fields;
  const comment = { message, ...(!author.user && { author: { author_name: name, author_email: email } }) };
  const input = validate(SubmitComment, { comment, ...marksIn(fields) });
  return addressOf(form, await submitComment(found, ideaIdOf(params), input, author));
});

/** Leads back to the comments among which the answered one is. */
export const replyForm = formAnswer("reply", async (form, params) => {
  const { found, fields, author } = form;
  const { message = "", name = "", email = "" } = fields;
  const sent = { message, ...(!author.user && { author: { name, email } }) };
  const input = validate(SubmitReply, { ...sent, ...marksIn(fields) });
  return addressOf(form, await submitReply(found, await commentOf(form, ideaIdOf(params)), input, author), fields);
});

export const deleteForm = formAnswer("delete", async (form, params) => {
  const id = ideaIdOf(params);
  await deleteIdeaComment(form.found, await commentOf(form, id), form.by);
  return `${form.path}/ideas/${params.idea ?? id}?${placeIn(form.fields)}done=deleted`;
});

/** @throws NotFound for a comment on another idea */
export async function commentOf({ request, by, fields }: RoadmapForm, ideaId: number) {
  const { comment } = await ideaCommentOfPath({ comment_id: idIn(fields, "comment_id") }, by.user, request);
  if (comment.taskId !== ideaId) throw new NotFound("Comment");
  return comment;
}

function addressOf({ found }: RoadmapForm, result: CommentResult, fields: Fields = {}): string {
  const page = `${ideaPath(found.board, result.idea)}?${placeIn(fields)}`;
  return result.pending ? `${page}done=comment-waits` : `${page}done=comment#comment-${result.comment.id}`;
}

/** The query that leads back to the same comments. */
export function placeIn({ place = "" }: Fields): string {
  const query = queryOfPlace(placeOfQuery(place));
  return query && `${query}&`;
}
