import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { endSession } from "@/lib/users/sessions/end";
import { sessionOfUser } from "@/lib/users/sessions/of-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: sessionOfUser,
    allow: anyoneSignedIn,
    run: ({ session }) => endSession(session),
    reply: () => ({ message: "The session has ended" }),
  }),
});
