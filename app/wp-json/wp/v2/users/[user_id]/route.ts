import { route } from "@/lib/http/route";
import { deleteUser } from "@/lib/users/delete";
import { userOfPath } from "@/lib/users/find";
import { DeleteUser, ReadUser, UpdateUser } from "@/lib/users/inputs";
import { canDeleteUser, canEditUser, canSeeUser } from "@/lib/users/policy";
import { presentForWordPress } from "@/lib/users/present-for-wordpress";
import { updateUser } from "@/lib/users/update";
import { wordpressEndpoint } from "@/lib/wordpress/endpoint";

const update = wordpressEndpoint({
  find: userOfPath,
  allow: canEditUser,
  forbidden: ["rest_cannot_edit", "Sorry, you are not allowed to edit this user."],
  input: UpdateUser,
  run: ({ person, input, caller, user }) => updateUser(person, input, caller, user),
  reply: (person) => presentForWordPress(person, "edit"),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: wordpressEndpoint({
    find: userOfPath,
    allow: canSeeUser,
    forbidden: ["rest_user_cannot_view", "Sorry, you are not allowed to list users."],
    input: ReadUser,
    run: ({ person }) => person,
    reply: (person, { input }) => presentForWordPress(person, input.context),
  }),
  POST: update,
  PUT: update,
  PATCH: update,
  DELETE: wordpressEndpoint({
    find: userOfPath,
    allow: canDeleteUser,
    forbidden: ["rest_user_cannot_delete", "Sorry, you are not allowed to delete this user."],
    input: DeleteUser,
    run: ({ person, input }) => deleteUser(person, input),
    reply: (person) => ({ deleted: true, previous: presentForWordPress(person, "edit") }),
  }),
});
