import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { catchAllPath, presentIndex, readIndex } from "@/lib/wordpress/index-page";

/** The index of the API and of its namespaces; every other path that no file serves is `rest_no_route`. */
const all = publicEndpoint({
  find: catchAllPath,
  run: ({ path }) => readIndex(path),
  reply: (index, { request }) => presentIndex(index, request),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: all });
