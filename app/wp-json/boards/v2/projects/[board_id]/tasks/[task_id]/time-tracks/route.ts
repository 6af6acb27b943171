import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";
import { inPro } from "@/lib/tier";
import { timedTaskOnBoard } from "@/lib/time/find";
import { LogTime } from "@/lib/time/inputs";
import { tracksOf } from "@/lib/time/list";
import { logTime } from "@/lib/time/log";
import { canLogTime } from "@/lib/time/policy";
import { presentNewTrack, presentTimeTrack } from "@/lib/time/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: inPro(anyoneOnBoard),
    run: ({ task }) => tracksOf(task),
    reply: (tracks, { task }) => ({
      tracks: tracks.map(({ track, person }) => presentTimeTrack(track, person)),
      estimated_minutes: task.estimatedMinutes ?? 0,
    }),
  }),
  POST: endpoint({
    find: timedTaskOnBoard,
    allow: canLogTime,
    input: LogTime,
    run: ({ input, user, ...found }) => logTime(found, input, user),
    reply: (track, { user }) => ({
      track: presentNewTrack(track, user),
      message: "You have successfully submitted your working time",
    }),
  }),
});
