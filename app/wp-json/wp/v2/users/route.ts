import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { createUser } from "@/lib/users/create";
import { findNothing } from "@/lib/users/find";
import { CreateUser, ListUsers } from "@/lib/users/inputs";
import { listUsers } from "@/lib/users/list";
import { canListUsers } from "@/lib/users/policy";
import { presentForWordPress, presentPeople } from "@/lib/users/present-for-wordpress";
import { wordpressEndpoint } from "@/lib/wordpress/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: wordpressEndpoint({
    find: findNothing,
    allow: canListUsers,
    forbidden: ["rest_user_cannot_view", "Sorry, you are not allowed to list users."],
    input: ListUsers,
    run: ({ input }) => listUsers(input),
    reply: (page, { input, request }) => presentPeople(page, input.context, request),
  }),
  POST: wordpressEndpoint({
    find: findNothing,
    allow: canListUsers,
    forbidden: ["rest_cannot_create_user", "Sorry, you are not allowed to create new users."],
    input: CreateUser,
    run: ({ input, user }) => createUser(input, user),
    reply: (person) => created(presentForWordPress(person, "edit")),
  }),
});
