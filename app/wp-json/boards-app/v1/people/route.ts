import { viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { addPerson } from "@/lib/users/add-person";
import { findNothing } from "@/lib/users/find";
import { AddPerson } from "@/lib/users/inputs";
import { presentPasswordLink } from "@/lib/users/passwords/present-link";
import { canListUsers } from "@/lib/users/policy";
import { presentPerson } from "@/lib/users/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: canListUsers,
    input: AddPerson,
    run: ({ input, user }) => addPerson(input, user),
    reply: ({ person, link }, { user }) => ({
      message: "The account is ready",
      person: presentPerson(person, viewerContextOf(user, { membership: null })),
      link: presentPasswordLink(link),
    }),
  }),
});
