import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { catchAllPath, presentIndex } from "@/lib/wordpress/index-page";

/** The index of the API and of its namespaces; every other path that no file serves is `rest_no_route`. */
const all = publicEndpoint({ find: catchAllPath, run: ({ path }) => presentIndex(path), reply: (index) => index });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: all });
