import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { keepTimer } from "@/lib/timer/change";
import { ChangeTimer } from "@/lib/timer/inputs";
import { presentChange, timerMessage } from "@/lib/timer/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: ChangeTimer,
    run: ({ input, user }) => keepTimer(input, user),
    reply: (changed) => ({ message: timerMessage(changed), ...presentChange(changed) }),
  }),
});
