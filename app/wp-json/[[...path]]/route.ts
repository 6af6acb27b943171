import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { catchAllPath, isIndexPath, presentIndex, readIndex } from "@/lib/wordpress/index-page";

/** The index of the API and of its namespaces; every other path without a file is `rest_no_route`. */
const all = publicEndpoint({
  find: catchAllPath,
  run: ({ path }) => readIndex(path),
  reply: (index, { request }) => presentIndex(index, request),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: all,
  isPath: (params) => isIndexPath(catchAllPath(params).path),
});
