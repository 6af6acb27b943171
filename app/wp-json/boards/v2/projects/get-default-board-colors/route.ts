import { anyoneSignedIn } from "@/lib/boards/policy";
import { presentPalettes } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ find: () => ({}), allow: anyoneSignedIn, run: presentPalettes, reply: (palettes) => palettes }),
});
