import { endpoint } from "@/lib/http/endpoint";
import { pathId } from "@/lib/http/request/params";
import { route } from "@/lib/http/route";
import { nobody } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: ({ associated_id }) => ({ contactId: pathId(associated_id) }),
    allow: nobody,
    run: () => [],
    reply: (tasks) => ({ tasks }),
  }),
});
