import { z } from "zod";
import type { Client } from "@/tests/clients/client";

const described = z.object({
  namespace: z.string(),
  methods: z.array(z.string()).min(1),
  endpoints: z.array(z.object({ methods: z.array(z.string()), args: z.record(z.string(), z.unknown()) })),
});
const API = /<https:\/\/boards\.test\/wp-json\/>; rel="https:\/\/api\.w\.org\/"/;

/** A generic WordPress client: it finds the API by a header and its routes in the index. */
export const restClient: Client = {
  name: "a WordPress REST client",
  calls: ({ anna }) => [
    {
      does: "finds the API",
      method: "HEAD",
      path: "/wp-json/",
      as: "nobody",
      status: 200,
      readsHeaders: { link: API },
    },
    {
      does: "learns the routes",
      method: "GET",
      path: "/wp-json/",
      as: "nobody",
      status: 200,
      reads: z.object({
        name: z.string(),
        namespaces: z.array(z.string()),
        authentication: z.object({
          "application-passwords": z.object({ endpoints: z.object({ authorization: z.url() }) }),
        }),
        routes: z.object({
          "/wp/v2/users": described,
          "/wp/v2/users/(?P<id>[\\d]+)": described,
          "/wp/v2/users/me": described,
          "/boards/v2/projects/(?P<board_id>[\\d]+)": described,
        }),
      }),
    },
    {
      does: "learns the routes of a namespace",
      method: "GET",
      path: "/wp-json/boards/v2",
      as: "nobody",
      status: 200,
      reads: z.object({
        namespace: z.literal("boards/v2"),
        routes: z.object({ "/boards/v2/projects/(?P<board_id>[\\d]+)/tasks/(?P<task_id>[\\d]+)": described }),
      }),
    },
    {
      does: "asks who it is",
      method: "GET",
      path: "/wp-json/wp/v2/users/me?context=edit",
      status: 200,
      reads: z.object({
        id: z.literal(anna.id),
        slug: z.string(),
        roles: z.array(z.string()),
        capabilities: z.record(z.string(), z.boolean()),
      }),
    },
    {
      does: "reads the first page of users",
      method: "GET",
      path: "/wp-json/wp/v2/users?per_page=1",
      as: "root",
      status: 200,
      reads: z.tuple([z.object({ id: z.int(), name: z.string() })]),
      readsHeaders: {
        "x-wp-total": /^\d+$/,
        "x-wp-totalpages": /^\d+$/,
        link: /<https:\/\/boards\.test\/wp-json\/wp\/v2\/users\?per_page=1&page=2>; rel="next"/,
      },
    },
    {
      does: "follows the link to the next page",
      method: "GET",
      path: "/wp-json/wp/v2/users?per_page=1&page=2",
      as: "root",
      status: 200,
      readsHeaders: {
        link: /rel="prev", <https:\/\/boards\.test\/wp-json\/wp\/v2\/users\?per_page=1&page=3>; rel="next"/,
      },
    },
    {
      does: "calls a route that is not there",
      method: "GET",
      path: "/wp-json/wp/v2/posts",
      status: 404,
      reads: z.object({ code: z.literal("rest_no_route"), data: z.object({ status: z.literal(404) }) }),
    },
  ],
};
