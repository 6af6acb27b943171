import { route } from "@/lib/http/route";
import { applicationPasswordInUse } from "@/lib/users/application-passwords/find";
import { presentApplicationPassword } from "@/lib/users/application-passwords/present";
import { canSeeUser } from "@/lib/users/policy";
import { wordpressEndpoint } from "@/lib/wordpress/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: wordpressEndpoint({
    find: applicationPasswordInUse,
    allow: canSeeUser,
    forbidden: [
      "rest_cannot_introspect_app_password_for_non_authenticated_user",
      "The authenticated application password can only be introspected for the current user.",
    ],
    run: ({ applicationPassword }) => applicationPassword,
    reply: (applicationPassword) => presentApplicationPassword(applicationPassword),
  }),
});
