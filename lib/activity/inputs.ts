import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { paging } from "@/lib/http/response/paginator";
import { optional, word } from "@/lib/http/input/types";

/** GET activities of a board. */
export const ListBoardActivity = paging(40).transform(({ page, per_page }) => ({ page, perPage: per_page }));
export type ListBoardActivity = z.infer<typeof ListBoardActivity>;

/** `newest` or `oldest`; any other value sorts oldest first (compatibility.md, C82). */
const filter = parameter({ type: "string", enum: ["newest", "oldest"] }).optional();

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== "";

/** GET activities of a task, always 15 on a page; without a `filter` in the order of ids. */
export const ListTaskActivity = paging(15)
  .pick({ page: true })
  .extend({ filter })
  .transform(({ page, filter: order }) => ({
    page,
    perPage: 15,
    isNewestFirst: order === "newest",
    isByTime: isPresent(order),
  }));
export type ListTaskActivity = z.infer<typeof ListTaskActivity>;

/** GET comments-and-activities (compatibility.md, C82). */
export const ReadFeed = paging(10)
  .extend({ filter, feed_type: optional(word("all", "comments", "activities")) })
  .transform(({ page, per_page, filter: order, feed_type = "all" }) => ({
    page,
    perPage: per_page,
    isNewestFirst: order === "newest" || !isPresent(order),
    type: feed_type,
  }));
export type ReadFeed = z.infer<typeof ReadFeed>;

/** GET activities of a person, always 40 on a page. */
export const ListActivityOfPerson = paging(40)
  .pick({ page: true })
  .transform(({ page }) => ({ page, perPage: 40 }));
export type ListActivityOfPerson = z.infer<typeof ListActivityOfPerson>;
