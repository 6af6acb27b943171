import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { RemoveFromBoard } from "@/lib/members/inputs";
import { removeFromBoard } from "@/lib/members/remove-from-board";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: () => ({}),
    allow: anyoneSignedIn,
    input: RemoveFromBoard,
    run: ({ input, user }) => removeFromBoard(input, user),
    reply: () => ({ message: "User Removed from Board successfully!" }),
  }),
});
