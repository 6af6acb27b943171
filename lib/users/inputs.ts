import { z } from "zod";
import { parameter, LONGEST_LINE } from "@/lib/http/input/parameter";
import { email, exactText, flag, ids, line, optional, textUpTo, title, word } from "@/lib/http/input/types";
import { withoutHiddenCharacters } from "@/lib/text/invisible";
import { withoutTags } from "@/lib/text/text";
import { password } from "@/lib/users/passwords/inputs";
import { isLocale } from "@/lib/i18n/locale";
import { bounded, context, oneOf } from "@/lib/wordpress/types";

const LOGIN = /^[a-z0-9 _.@-]{1,60}$/i;
export const login = exactText
  .transform((text) => text.trim())
  .refine((text) => LOGIN.test(text), { params: { rule: "format" } });

/** Default display name: public, so it omits the domain of an e-mail address. */
export const nameFrom = (name: string): string => /^[^@]+/.exec(name)?.[0] ?? name;

export const displayName = title
  .transform(withoutHiddenCharacters)
  .refine((text) => text.length <= 250, { params: { rule: "format" } });

const MAX_DESCRIPTION_LENGTH = 65_535;

const shortText = (most: number) =>
  line.transform(withoutHiddenCharacters).refine((text) => text.length <= most, { params: { rule: "format" } });
const url = shortText(254).refine((text) => text === "" || /^https?:\/\//i.test(text), { params: { rule: "format" } });

const roles = z
  .preprocess(
    (value) => (typeof value === "string" && value.length <= LONGEST_LINE ? value.split(",") : value),
    z.array(z.string().max(LONGEST_LINE).trim()).max(10),
  )
  .transform((names, ctx): "administrator" | "subscriber" => {
    const unknown = names.find((name) => name !== "administrator" && name !== "subscriber");
    if (unknown !== undefined) ctx.addIssue({ code: "custom", params: { rule: "format" } });
    return names.includes("administrator") ? "administrator" : "subscriber";
  });

const profile = {
  name: optional(displayName),
  first_name: shortText(250).optional(),
  last_name: shortText(250).optional(),
  url: url.optional(),
  description: textUpTo(MAX_DESCRIPTION_LENGTH)
    .transform((text) => withoutTags(text ?? ""))
    .optional(),
  locale: optional(
    z
      .string()
      .max(20)
      .refine(isLocale, { params: { rule: "format" } }),
  ),
};

export const CreateUser = z
  .object({ username: login, email, password, roles: optional(roles), ...profile })
  .transform(({ username, name, first_name, last_name, roles: role = "subscriber" as const, ...rest }) => ({
    ...rest,
    login: username,
    displayName: name ?? nameFrom(username),
    firstName: first_name,
    lastName: last_name,
    role,
  }));
export type CreateUser = z.infer<typeof CreateUser>;

/** POST boards-app/v1/people: the person chooses the password later. */
export const AddPerson = z
  .object({
    display_name: displayName,
    email,
    login,
    rights: optional(word("member", "service_admin", "administrator")),
    board_ids: optional(ids),
  })
  .transform(({ display_name, rights, board_ids, ...account }) => ({
    ...account,
    displayName: display_name,
    role: rights === "administrator" ? ("administrator" as const) : ("subscriber" as const),
    isServiceAdmin: rights === "service_admin",
    boardIds: [...new Set(board_ids ?? [])],
  }));
export type AddPerson = z.infer<typeof AddPerson>;

/** PUT /wp/v2/users/{id}: omitted fields stay. */
export const UpdateUser = z
  .object({
    email: optional(email),
    password: optional(password),
    current_password: optional(password),
    roles: optional(roles),
    ...profile,
  })
  .transform(({ name, first_name, last_name, current_password, roles: role, ...rest }) => ({
    ...rest,
    displayName: name,
    firstName: first_name,
    lastName: last_name,
    currentPassword: current_password,
    role,
  }));
export type UpdateUser = z.infer<typeof UpdateUser>;

/** DELETE /wp/v2/users/{id}: `reassign` is a user id, or `false` or "" for nobody. */
export const DeleteUser = z.object({ force: flag.optional(), reassign: parameter({ type: "integer" }).optional() });
export type DeleteUser = z.infer<typeof DeleteUser>;

export const ReadUser = z.object({ context });

const ORDERS = ["id", "include", "name", "registered_date", "slug", "include_slugs", "email", "url"] as const;

/** WordPress accepts unknown roles: they match nobody. */
const wantedRoles = z
  .preprocess(
    (value) => (typeof value === "string" && value.length <= LONGEST_LINE ? value.split(/[\s,]+/) : value),
    z.array(z.string().max(LONGEST_LINE)).max(100),
  )
  .transform((names) => names.filter((name) => name !== ""))
  .transform((names) => (names.length > 0 ? names : undefined));

const slugs = z.preprocess(
  (value) => (typeof value === "string" && value.length <= LONGEST_LINE ? value.split(",") : value),
  z.array(z.string().max(60).trim()).max(100),
);

export const ListUsers = z
  .object({
    context,
    search: optional(z.string().max(200)),
    include: optional(ids),
    exclude: optional(ids),
    roles: optional(wantedRoles),
    slug: optional(slugs),
    page: bounded("page", { least: 1, otherwise: 1 }),
    per_page: bounded("per_page", { least: 1, most: 100, otherwise: 10 }),
    offset: bounded("offset", { least: 0, otherwise: 0 }),
    orderby: oneOf("orderby", ORDERS, "name"),
    order: oneOf("order", ["asc", "desc"], "asc"),
  })
  .transform(({ per_page, orderby, order, ...rest }) => ({
    ...rest,
    perPage: per_page,
    orderBy: orderby,
    direction: order,
  }));
export type ListUsers = z.infer<typeof ListUsers>;
