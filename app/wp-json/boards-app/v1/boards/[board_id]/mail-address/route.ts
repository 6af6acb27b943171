import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteMailAddress } from "@/lib/incoming-mail/address/delete";
import { boardWithMail } from "@/lib/incoming-mail/address/find";
import { SaveMailAddress } from "@/lib/incoming-mail/address/inputs";
import { presentMailAddress } from "@/lib/incoming-mail/address/present";
import { saveMailAddress } from "@/lib/incoming-mail/address/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardWithMail,
    allow: canEditBoard,
    run: ({ mailAddress }) => mailAddress,
    reply: (address) => ({ mail_address: presentMailAddress(address) }),
  }),
  PUT: endpoint({
    find: boardWithMail,
    allow: canEditBoard,
    input: SaveMailAddress,
    run: ({ board, input, user }) => saveMailAddress(board, input, user),
    reply: (address) => ({ message: "Your address has been saved", mail_address: presentMailAddress(address) }),
  }),
  DELETE: endpoint({
    find: boardWithMail,
    allow: canEditBoard,
    run: ({ board, user }) => deleteMailAddress(board, user),
    reply: () => ({ message: "Your address has been removed" }),
  }),
});
