import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";
import { sitePages } from "@/lib/wordpress/pages";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: () => sitePages(),
    reply: (pages) => ({ pages: pages.map(({ id, title, url }) => ({ id, title, url })) }),
  }),
});
