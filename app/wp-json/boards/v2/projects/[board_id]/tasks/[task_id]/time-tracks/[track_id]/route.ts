import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { removeTrack } from "@/lib/time/change";
import { trackOnTask } from "@/lib/time/find";
import { canChangeTrack } from "@/lib/time/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: trackOnTask,
    allow: canChangeTrack,
    run: ({ user, ...found }) => removeTrack(found, user),
    reply: () => ({ success: true, message: "Selected time track has been deleted" }),
  }),
});
