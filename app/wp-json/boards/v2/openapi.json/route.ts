import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentDocument } from "@/lib/openapi/present";
import { readDocument } from "@/lib/openapi/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({ run: () => readDocument(), reply: (document, { request, user }) => presentDocument(document, request, user) }),
});
