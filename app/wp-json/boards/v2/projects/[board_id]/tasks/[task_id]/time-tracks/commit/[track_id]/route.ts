import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeTrack } from "@/lib/time/change";
import { trackOnTask } from "@/lib/time/find";
import { LogTime } from "@/lib/time/inputs";
import { canChangeTrack } from "@/lib/time/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: trackOnTask,
    allow: canChangeTrack,
    input: LogTime,
    run: ({ input, user, ...found }) => changeTrack(found, input, user),
    reply: () => ({ success: true, message: "Selected Time-track has been updated" }),
  }),
});
