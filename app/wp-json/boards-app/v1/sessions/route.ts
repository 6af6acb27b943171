import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { endOtherSessions } from "@/lib/users/sessions/end";
import { listSessions } from "@/lib/users/sessions/of-user";
import { presentSession } from "@/lib/users/sessions/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    run: ({ user }) => listSessions(user),
    reply: (sessions, { caller }) => ({
      sessions: sessions.map((session) => presentSession(session, caller.sessionId)),
    }),
  }),
  DELETE: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    run: ({ user, caller }) => endOtherSessions(user, caller.sessionId),
    reply: (count) => ({ message: "You are signed out everywhere else", count }),
  }),
});
