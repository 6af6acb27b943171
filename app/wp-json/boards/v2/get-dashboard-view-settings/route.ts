import { isOnAnyBoard, anyBoardMembership } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReadViewSettings } from "@/lib/view-settings/inputs";
import { readViewSettings } from "@/lib/view-settings/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: anyBoardMembership,
    allow: isOnAnyBoard,
    input: ReadViewSettings,
    run: ({ input, user }) => readViewSettings(input.view, user),
    reply: (settings) => ({ currentSettings: settings }),
  }),
});
