import { linkContact } from "@/lib/boards/write/properties";
import { boardOfUser } from "@/lib/boards/find";
import { LinkContact } from "@/lib/boards/inputs";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: LinkContact,
    run: ({ board, input, user }) => linkContact(board, input, user),
    reply: () => ({ message: "Associated Crm Member has been updated" }),
  }),
});
