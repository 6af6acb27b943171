import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { blockGuest } from "@/lib/moderation/block";
import { BlockGuest, ListBlockedGuests } from "@/lib/moderation/inputs";
import { listBlockedGuests } from "@/lib/moderation/list";
import { presentBlockedGuest } from "@/lib/moderation/present";
import { roadmapOfUser } from "@/lib/roadmaps/of-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: roadmapOfUser,
    allow: canManageBoard,
    input: ListBlockedGuests,
    run: ({ board, input }) => listBlockedGuests(board, input),
    reply: ({ rows, ...page }, { request }) => ({
      blocked_guests: paginator(request, { ...page, rows: rows.map(presentBlockedGuest) }),
    }),
  }),
  POST: endpoint({
    find: roadmapOfUser,
    allow: canManageBoard,
    input: BlockGuest,
    run: ({ board, input, user }) => blockGuest(board, input, user),
    reply: ({ blocked, spam, removed }, { user }) => ({
      message: "The guest has been blocked",
      blocked_guest: presentBlockedGuest({
        ...blocked,
        blocksNetwork: blocked.addressKey !== null,
        createdBy: blocked.createdById === user.id ? user : null,
      }),
      marked_as_spam: spam,
      removed: { ...removed },
    }),
  }),
});
