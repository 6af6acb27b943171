import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { boardWithMail } from "@/lib/incoming-mail/address/find";
import { presentMailAddress } from "@/lib/incoming-mail/address/present";
import { renewMailAddress } from "@/lib/incoming-mail/address/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardWithMail,
    allow: canEditBoard,
    run: ({ board, user }) => renewMailAddress(board, user),
    reply: (address) => ({ message: "You have a new address", mail_address: presentMailAddress(address) }),
  }),
});
