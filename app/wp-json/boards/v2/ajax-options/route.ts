import { anyBoardMembership, isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReadOptions } from "@/lib/options/inputs";
import { presentOptions } from "@/lib/options/present";
import { readOptions } from "@/lib/options/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: anyBoardMembership,
    allow: isOnAnyBoard,
    input: ReadOptions,
    run: ({ input, user }) => readOptions(input, user),
    reply: (options) => ({ options: presentOptions(options) }),
  }),
});
