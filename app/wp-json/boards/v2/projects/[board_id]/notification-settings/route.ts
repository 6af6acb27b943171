import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readBoardPreferences } from "@/lib/notifications/read-preferences";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ membership, user }) => readBoardPreferences(membership, user),
    reply: (preferences) => ({ currentSettings: preferences }),
  }),
});
