import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { addToBoards } from "@/lib/members/add-to-boards";
import { AddToBoards } from "@/lib/members/inputs";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: () => ({}),
    allow: inPro(isSiteAdmin),
    input: AddToBoards,
    run: ({ input, user }) => addToBoards(input, user),
    reply: () => ({ message: "Selected users has been added to selected boards" }),
  }),
});
