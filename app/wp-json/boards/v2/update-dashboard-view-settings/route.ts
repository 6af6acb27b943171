import { isOnAnyBoard, anyBoardMembership } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { SaveViewSettings } from "@/lib/view-settings/inputs";
import { presentSavedView } from "@/lib/view-settings/present";
import { saveViewSettings } from "@/lib/view-settings/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: anyBoardMembership,
    allow: isOnAnyBoard,
    input: SaveViewSettings,
    run: ({ input, user }) => saveViewSettings(input, user),
    reply: (view) => created(presentSavedView(view)),
  }),
});
