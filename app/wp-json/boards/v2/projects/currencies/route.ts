import { CURRENCIES } from "@/lib/boards/currencies";
import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ find: () => ({}), allow: anyoneSignedIn, run: () => CURRENCIES, reply: (currencies) => currencies }),
});
