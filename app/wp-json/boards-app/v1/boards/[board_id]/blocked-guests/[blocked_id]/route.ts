import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { unblockGuest } from "@/lib/moderation/block";
import { blockedGuestOfUser } from "@/lib/moderation/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: blockedGuestOfUser,
    allow: canManageBoard,
    run: ({ blocked, user }) => unblockGuest(blocked, user),
    reply: () => ({ message: "The guest is no longer blocked" }),
  }),
});
