import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ChangeTimer } from "@/lib/timer/inputs";
import { presentTimerState } from "@/lib/timer/present";
import { timerOfCaller } from "@/lib/timer/read";
import { discardTimer } from "@/lib/timer/stop";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: timerOfCaller,
    allow: anyoneSignedIn,
    run: ({ timer }) => timer,
    reply: (timer) => presentTimerState(timer),
  }),
  DELETE: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: ChangeTimer,
    run: ({ input, user }) => discardTimer(input, user),
    reply: () => ({ message: "The timer has been discarded", ...presentTimerState(null) }),
  }),
});
