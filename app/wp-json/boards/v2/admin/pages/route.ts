import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { nobodyElse } from "@/lib/users/find";
import { sitePages } from "@/lib/wordpress/pages";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: nobodyElse,
    allow: isSiteAdmin,
    run: () => sitePages(),
    reply: (pages) => ({ pages: pages.map(({ id, title, url }) => ({ id, title, url })) }),
  }),
});
