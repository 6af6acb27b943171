import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReadCreationStatus } from "@/lib/templates/inputs";
import { presentCreationStatus, readCreationStatus } from "@/lib/templates/status";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: inPro(anyoneSignedIn),
    input: ReadCreationStatus,
    run: ({ input, user }) => readCreationStatus(input, user),
    reply: (board) => presentCreationStatus(board),
  }),
});
