import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { CreateApplicationPassword } from "@/lib/users/application-passwords/inputs";
import { listApplicationPasswords } from "@/lib/users/application-passwords/find";
import {
  presentApplicationPassword,
  presentCreatedApplicationPassword,
} from "@/lib/users/application-passwords/present";
import { revokeAllApplicationPasswords } from "@/lib/users/application-passwords/revoke";
import { userOfPath } from "@/lib/users/find";
import { canEditUser } from "@/lib/users/policy";
import { wordpressEndpoint } from "@/lib/wordpress/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: wordpressEndpoint({
    find: userOfPath,
    allow: canEditUser,
    forbidden: [
      "rest_cannot_list_application_passwords",
      "Sorry, you are not allowed to list application passwords for this user.",
    ],
    run: ({ person }) => listApplicationPasswords(person),
    reply: (passwords) => passwords.map(presentApplicationPassword),
  }),
  POST: wordpressEndpoint({
    find: userOfPath,
    allow: canEditUser,
    forbidden: [
      "rest_cannot_create_application_passwords",
      "Sorry, you are not allowed to create application passwords for this user.",
    ],
    input: CreateApplicationPassword,
    run: ({ person, input }) => createApplicationPassword(person, input),
    reply: (made) => created(presentCreatedApplicationPassword(made)),
  }),
  DELETE: wordpressEndpoint({
    find: userOfPath,
    allow: canEditUser,
    forbidden: [
      "rest_cannot_delete_application_passwords",
      "Sorry, you are not allowed to delete application passwords for this user.",
    ],
    run: ({ person }) => revokeAllApplicationPasswords(person),
    reply: (count) => ({ deleted: true, count }),
  }),
});
