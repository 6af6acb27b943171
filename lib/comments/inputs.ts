import { z } from "zod";
import { plainText } from "@/lib/comments/plain";
import { parameter } from "@/lib/http/input/parameter";
import { paging } from "@/lib/http/response/paginator";
import { flag, id, ids, optional, textUpTo, word } from "@/lib/http/input/types";

export const MAX_LENGTH = 65_535;

const text = textUpTo(MAX_LENGTH).transform((text) => plainText(text ?? ""));

const privacy = word("private", "public");

const oldestFirst = parameter({ type: "string", enum: ["latest", "oldest"] })
  .optional()
  .transform((filter) => filter === "oldest");

/** GET comments. */
export const ListComments = paging(10)
  .extend({
    type: optional(word("comment", "reply")),
    privacy: optional(privacy),
    include_replies: optional(flag),
    include_images: optional(flag),
    filter: oldestFirst,
  })
  .transform(
    ({ page, per_page, type = "comment", include_replies = true, include_images = true, filter, ...rest }) => ({
      ...rest,
      ...{
        page,
        perPage: per_page,
        type,
        isOldestFirst: filter,
        withReplies: include_replies,
        withImages: include_images,
      },
    }),
  );
export type ListComments = z.infer<typeof ListComments>;

/** Null counts as absent; "" clears the value. */
const nullAsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value ?? undefined, schema.optional());

const commentFields = z.object({
  comment: nullAsAbsent(text),
  images: nullAsAbsent(ids),
  mentionData: nullAsAbsent(ids),
  comment_format: optional(word("plain", "markdown")),
});

/** POST comments (compatibility.md, C73). A comment with a parent is a reply. */
export const CreateComment = commentFields
  .extend({
    parent_id: optional(id),
    comment_type: optional(word("comment", "reply")),
    comment_by: optional(id),
    privacy: optional(privacy),
  })
  .transform(({ comment = "", images = [], mentionData = [], comment_format: format = "plain", ...rest }, ctx) => {
    const { parent_id, comment_type, comment_by, privacy } = rest;
    if (comment === "" && images.length === 0)
      ctx.addIssue({ code: "custom", path: ["comment"], params: { rule: "required" } });
    if (comment_type === "reply" && parent_id === undefined)
      ctx.addIssue({ code: "custom", path: ["parent_id"], params: { rule: "required" } });
    return {
      text: comment,
      isMarkdown: format === "markdown",
      imageIds: images,
      mentionedIds: mentionData,
      parentId: parent_id,
      authorId: comment_by,
      privacy,
    };
  });
export type CreateComment = z.infer<typeof CreateComment>;

/** PUT comments/{comment_id} (compatibility.md, C7). Omitted fields stay. */
export const UpdateComment = commentFields.transform(({ comment, images, mentionData = [], comment_format }, ctx) => {
  if (comment === undefined && images === undefined)
    ctx.addIssue({ code: "custom", path: ["comment"], params: { rule: "required" } });
  const isMarkdown = comment_format === undefined ? undefined : comment_format === "markdown";
  return { text: comment, isMarkdown, imageIds: images, mentionedIds: mentionData };
});
export type UpdateComment = z.infer<typeof UpdateComment>;

/** PUT comments/{comment_id}/privacy. Toggles if no privacy is given. */
export const ChangePrivacy = z.object({ privacy: optional(privacy) });
export type ChangePrivacy = z.infer<typeof ChangePrivacy>;
