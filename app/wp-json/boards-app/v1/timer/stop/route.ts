import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stopTimer } from "@/lib/timer/stop";
import { StopTimer } from "@/lib/timer/inputs";
import { presentChange, stoppedMessage } from "@/lib/timer/present";
import { calendarOfCaller } from "@/lib/users/calendar";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: calendarOfCaller,
    allow: anyoneSignedIn,
    input: StopTimer,
    run: ({ input, calendar, user }) => stopTimer(input, calendar, user),
    reply: (changed) => ({ message: stoppedMessage(changed), ...presentChange(changed) }),
  }),
});
