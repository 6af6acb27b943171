import type { User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { isoDate } from "@/lib/dates/dates";
import { Reply } from "@/lib/http/response/reply";
import type { PageOfPeople } from "@/lib/users/list";
import { photoOf } from "@/lib/users/present";
import { pageHeaders } from "@/lib/wordpress/page-links";

type Context = "view" | "embed" | "edit";

const CAPABILITIES = ["list_users", "create_users", "edit_users", "delete_users", "promote_users", "manage_options"];

/** A person as `/wp/v2/users` has it; `edit` is for the person and for people who may list users. */
export function presentForWordPress(person: User, context: Context = "view") {
  const publicFields = {
    id: person.id,
    name: person.displayName,
    url: person.url,
    description: person.description,
    link: `${env().BOARDS_URL}/author/${person.nicename}/`,
    slug: person.nicename,
    avatar_urls: Object.fromEntries([24, 48, 96].map((size) => [String(size), photoOf(person)])),
  };
  const own = { meta: [] as never[], ...(context === "edit" && presentPrivate(person)) };
  return { ...publicFields, ...(context !== "embed" && own), _links: linksOf(person) };
}

function presentPrivate({
  login,
  firstName,
  lastName,
  email,
  locale,
  displayName,
  role,
  isServiceAdmin,
  createdAt,
}: User) {
  const extraCapabilities = role === "administrator" || isServiceAdmin ? CAPABILITIES : [];
  return {
    username: login,
    first_name: firstName,
    last_name: lastName,
    email,
    locale: locale ?? "",
    nickname: displayName,
    registered_date: isoDate(createdAt),
    roles: [role],
    capabilities: Object.fromEntries(["read", ...extraCapabilities, role].map((name) => [name, true])),
    extra_capabilities: { [role]: true },
  };
}

function linksOf({ id }: User) {
  const collection = `${env().BOARDS_URL}/wp-json/wp/v2/users`;
  return { self: [{ href: `${collection}/${id}` }], collection: [{ href: collection }] };
}

export function presentPeople(
  { people, ...page }: PageOfPeople,
  context: Context | undefined,
  request: Request,
): Reply {
  const rows = people.map((person) => presentForWordPress(person, context));
  return new Reply(200, rows, pageHeaders(request, page));
}
