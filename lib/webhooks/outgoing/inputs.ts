import { z } from "zod";
import { paging } from "@/lib/http/response/paginator";
import { flag, id, ids, nested, optional, searchText, textUpTo, title, webAddress, word } from "@/lib/http/input/types";
import { parameter } from "@/lib/http/input/parameter";
import { isHeaderName, isHeaderValue } from "@/lib/webhooks/outgoing/header-rules";
import { HOOK_EVENT_NAMES } from "@/lib/webhooks/outgoing/events";

const LONGEST_NAME = 191;
const MOST_HEADERS = 20;
const LONGEST_VALUE = 4_000;

/** GET /outgoing-webhooks. With `board_id`, those that fire for it. */
export const ListOutgoing = z
  .object({ search: optional(searchText), board_id: optional(id) })
  .transform(({ search, board_id }) => ({ search: search?.trim() ?? "", boardId: board_id }));
export type ListOutgoing = z.infer<typeof ListOutgoing>;

const name = title.transform((text, ctx) => {
  if ([...text].length > LONGEST_NAME)
    ctx.addIssue({ code: "custom", message: `The name may have ${LONGEST_NAME} characters at most.` });
  return text;
});

/** Any list of texts, or a single one. */
const texts = parameter({ type: "array" }).transform((value, ctx): string[] => {
  const list = value === undefined || value === null || value === "" ? [] : Array.isArray(value) ? value : [value];
  const given = list.filter((each) => typeof each === "string");
  if (given.length < list.length) ctx.addIssue({ code: "custom", params: { rule: "array" } });
  return [...new Set(given.map((each) => each.trim()).filter((each) => each !== ""))];
});

const events = texts.transform((names, ctx) => {
  const unknown = names.filter((each) => !HOOK_EVENT_NAMES.some((known) => known === each));
  if (unknown.length > 0)
    ctx.addIssue({ code: "custom", message: `There is no event ${unknown.slice(0, 5).join(", ")}.` });
  return names;
});

const Header = nested(
  z
    .object({ name: textUpTo(200).optional(), value: textUpTo(LONGEST_VALUE).optional() })
    .transform(({ name, value }) => ({
      name: (name ?? "").trim(),
      value: (value ?? "").trim(),
    })),
);

/** Empty rows of a form are left out. */
const headers = z
  .preprocess((value) => (value === "" || value === null ? [] : value), z.array(Header).max(MOST_HEADERS))
  .transform((rows, ctx) => {
    const given = rows.filter((row) => row.name !== "" || row.value !== "");
    for (const row of given) {
      if (!isHeaderName(row.name))
        ctx.addIssue({ code: "custom", message: `${row.name || "A header without a name"} can't be sent.` });
      else if (!isHeaderValue(row.value))
        ctx.addIssue({ code: "custom", message: `The value of ${row.name} can't be sent.` });
    }
    return given;
  });

const fields = {
  board_id: ids.optional(),
  header_type: optional(word("no_headers", "with_headers")),
  headers: headers.optional(),
  method: optional(word("POST", "GET")),
  format: optional(word("JSON", "FORM")),
  is_active: optional(flag),
};

type Fields = z.infer<z.ZodObject<typeof fields>>;

const read = ({ board_id, header_type, headers, method, format, is_active }: Fields) => ({
  boardIds: board_id,
  headerType: header_type ?? (headers && headers.length > 0 ? "with_headers" : undefined),
  headers,
  method,
  format,
  isActive: is_active,
});

/** POST. No boards mean all boards (compatibility.md, C190). */
export const CreateOutgoing = z
  .object({ name, url: webAddress, triggered_events: events.optional(), ...fields })
  .transform(({ name, url, triggered_events, ...rest }) => ({
    name,
    url,
    triggeredEvents: triggered_events,
    ...read(rest),
  }));
export type CreateOutgoing = z.infer<typeof CreateOutgoing>;

/** PUT. Omitted fields stay. */
export const UpdateOutgoing = z
  .object({ name: optional(name), url: optional(webAddress), triggered_events: events.optional(), ...fields })
  .transform(({ name, url, triggered_events, ...rest }) => ({
    name,
    url,
    triggeredEvents: triggered_events,
    ...read(rest),
  }));
export type UpdateOutgoing = z.infer<typeof UpdateOutgoing>;

export const ListDeliveries = paging(20).transform(({ page, per_page }) => ({ page, perPage: per_page }));
export type ListDeliveries = z.infer<typeof ListDeliveries>;
