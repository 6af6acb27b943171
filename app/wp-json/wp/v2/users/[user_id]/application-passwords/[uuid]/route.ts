import { route } from "@/lib/http/route";
import { applicationPasswordOfUser } from "@/lib/users/application-passwords/find";
import { RenameApplicationPassword } from "@/lib/users/application-passwords/inputs";
import { presentApplicationPassword } from "@/lib/users/application-passwords/present";
import { renameApplicationPassword } from "@/lib/users/application-passwords/rename";
import { revokeApplicationPassword } from "@/lib/users/application-passwords/revoke";
import { canEditUser } from "@/lib/users/policy";
import { wordpressEndpoint } from "@/lib/wordpress/endpoint";

const update = wordpressEndpoint({
  find: applicationPasswordOfUser,
  allow: canEditUser,
  forbidden: ["rest_cannot_edit_application_password", "Sorry, you are not allowed to edit this application password."],
  input: RenameApplicationPassword,
  run: ({ applicationPassword, input }) => renameApplicationPassword(applicationPassword, input),
  reply: (applicationPassword) => presentApplicationPassword(applicationPassword),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: wordpressEndpoint({
    find: applicationPasswordOfUser,
    allow: canEditUser,
    forbidden: [
      "rest_cannot_read_application_password",
      "Sorry, you are not allowed to read this application password.",
    ],
    run: ({ applicationPassword }) => applicationPassword,
    reply: (applicationPassword) => presentApplicationPassword(applicationPassword),
  }),
  POST: update,
  PUT: update,
  PATCH: update,
  DELETE: wordpressEndpoint({
    find: applicationPasswordOfUser,
    allow: canEditUser,
    forbidden: [
      "rest_cannot_delete_application_password",
      "Sorry, you are not allowed to delete this application password.",
    ],
    run: ({ applicationPassword }) => revokeApplicationPassword(applicationPassword),
    reply: (revoked) => ({ deleted: true, previous: presentApplicationPassword(revoked) }),
  }),
});
