import "server-only";
import { validate } from "@/lib/http/input/validate";
import { formAnswer, marksIn } from "@/lib/ideas/forms/form";
import { SubmitIdea } from "@/lib/ideas/inputs";
import { NO_COMMENTS, readIdea } from "@/lib/ideas/read";
import { submitIdea } from "@/lib/ideas/submit";
import { ideaPath } from "@/lib/roadmaps/address";

export const submitForm = formAnswer("idea", async ({ found, path, by, author, fields }) => {
  const { title = "", description = "", name = "", email = "" } = fields;
  const idea = { title, description, ...(!by.user && { author: { name, email } }) };
  const submitted = await submitIdea(found, validate(SubmitIdea, { idea, ...marksIn(fields) }), author);
  if (submitted.pending) return `${path}?done=idea-waits`;
  // The first stage, in which it begins, may be hidden.
  const isPublic = await readIdea(found.board, submitted.idea.id, by, NO_COMMENTS);
  return isPublic ? `${ideaPath(found.board, submitted.idea)}?done=idea` : `${path}?done=idea-sent`;
});
