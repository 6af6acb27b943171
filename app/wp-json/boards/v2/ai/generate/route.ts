import { writtenFor } from "@/lib/assistant/stream";
import { writeText, WriteText } from "@/lib/assistant/write";
import { anyBoardMembership, isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: anyBoardMembership,
    allow: isOnAnyBoard,
    input: WriteText,
    prepare: ({ input, user, request }) => writtenFor(request, writeText(input, { user, signal: request.signal })),
    run: ({ prepared }) => prepared,
    reply: (written) => written,
  }),
});
