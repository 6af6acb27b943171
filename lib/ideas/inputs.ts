import { z } from "zod";
import {
  optional,
  clamped,
  email,
  exactTextUpTo,
  ids,
  line,
  nested,
  textUpTo,
  title,
  word,
} from "@/lib/http/input/types";
import { captchaTokenIn, tokenParameters } from "@/lib/captcha/token";
import type { FormMarks } from "@/lib/ideas/admit";
import { LARGEST_ID } from "@/lib/http/input/types";
import { LONGEST_PUBLIC_TEXT } from "@/lib/ideas/text";
import { isLongerThan } from "@/lib/text/text";

const LONGEST_TITLE = 192;
const LONGEST_NAME = 192;

const upTo = <Schema extends z.ZodType<string>>(most: number, schema: Schema) =>
  schema.refine((text) => !isLongerThan(text, most), { params: { rule: "max", most } });

const name = optional(upTo(LONGEST_NAME, line));
const text = exactTextUpTo(LONGEST_PUBLIC_TEXT);

/** The forms of our pages send them along. */
const marks = { stamp: optional(textUpTo(200)), website: optional(textUpTo(1_000)), ...tokenParameters };

const marksOf = ({ stamp, website, ...others }: Partial<Record<string, unknown>>): FormMarks => ({
  stamp: textIn(stamp),
  website: textIn(website),
  captcha: captchaTokenIn(others),
});

const textIn = (value: unknown) => (typeof value === "string" ? value : undefined);

/** GET roadmaps/{board_id}/stages/{stage_id}/ideas. The path's stage is read on its own. */
export const ListIdeas = z
  .object({
    sort: optional(word("recent", "comment", "vote")),
    search: optional(textUpTo(200)),
    page: clamped(1, LARGEST_ID, 1),
    per_page: clamped(1, 100, 1),
  })
  .transform(({ sort = "recent", search, page, per_page }) => ({
    ...{ sort, search: search ?? "", page },
    perPage: per_page,
  }));

/** POST roadmaps/{board_id}/ideas. */
export const SubmitIdea = z
  .object({
    idea: nested(
      z.object({
        title: upTo(LONGEST_TITLE, title),
        description: text,
        author: nested(z.object({ name, email: optional(email) })).optional(),
      }),
    ),
    ...marks,
  })
  .transform(({ idea: { author, ...idea }, ...form }) => ({
    ...idea,
    author: { name: author?.name ?? "", email: author?.email ?? "" },
    form: marksOf(form),
  }));
export type SubmitIdea = z.infer<typeof SubmitIdea>;

/** POST roadmaps/{board_id}/ideas/{idea_id}/comments. */
export const SubmitComment = z
  .object({
    comment: nested(
      z.object({
        message: text,
        author: nested(z.object({ author_name: name, author_email: optional(email) })).optional(),
      }),
    ),
    ...marks,
  })
  .transform(({ comment: { message, author }, ...form }) => ({
    message,
    author: { name: author?.author_name ?? "", email: author?.author_email ?? "" },
    form: marksOf(form),
  }));
export type SubmitComment = z.infer<typeof SubmitComment>;

/** POST roadmaps/idea/comments/{comment_id}/replies. */
export const SubmitReply = z
  .object({ message: text, author: nested(z.object({ name, email: optional(email) })).optional(), ...marks })
  .transform(({ message, author, ...form }) => ({
    message,
    author: { name: author?.name || "Guest", email: author?.email ?? "" },
    form: marksOf(form),
  }));
export type SubmitReply = z.infer<typeof SubmitReply>;

const MOST_COUNTED = 100;

/** GET boards-app/v1/roadmaps/{board_id}/counts. */
export const ReadIdeaCounts = z.object({
  ids: ids.refine((list) => list.length <= MOST_COUNTED, { params: { rule: "max", most: MOST_COUNTED } }),
});

/** GET boards-app/v1/roadmaps/{board_id}/similar-ideas. */
export const FindSimilarIdeas = z.object({ text: upTo(LONGEST_TITLE, title) });
