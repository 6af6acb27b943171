import { route } from "@/lib/http/route";
import { noSuchKind } from "@/lib/wordpress/no-such-kind";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: noSuchKind("rest_taxonomy_invalid", "Invalid taxonomy."),
});
