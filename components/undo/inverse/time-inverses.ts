import type { TimeEdit, TimeLog } from "@/components/board-store/edits/time-edits";
import { newId } from "@/components/board-store/edits/local-ids";
import { plainTextOf } from "@/components/text/rich-text/copy-text";
import type { InversesOf } from "@/components/undo/inverse/inverse";
import { timeOf } from "@/lib/time/of-task";
import type { TimeTrackJson } from "@/lib/time/present";

export const timeInverses: InversesOf<TimeEdit> = {
  "estimate-task": ({ taskId, minutes }, before) => {
    const task = before.task(taskId);
    const change = { key: "changed", title: task?.title, what: "estimate" } as const;
    if (!task) return { change, reason: "unknown" };
    const { estimate } = timeOf(task);
    if (estimate === minutes) return null;
    return {
      change,
      what: "estimate",
      takeBack: () => [{ kind: "estimate-task", taskId, minutes: estimate }],
      hasChanged: (now) => {
        const known = now.task(taskId);
        return known !== null && timeOf(known).estimate !== minutes;
      },
    };
  },
  "log-time": ({ taskId, track, log }, before) => ({
    change: { key: "logged", title: before.task(taskId)?.title },
    what: "time",
    takeBack: (_, answer) => [{ kind: "delete-log", taskId, track: answer?.timeChange?.saved ?? track }],
    hasChanged: (now, answer) => isOther(now.track(taskId, answer?.timeChange?.saved?.id ?? track.id), log),
  }),
  "change-log": ({ taskId, track, log }, before) => ({
    change: { key: "logChanged", title: before.task(taskId)?.title },
    what: "time",
    takeBack: (now) => [{ kind: "change-log", taskId, log: logOf(track), track: now.track(taskId, track.id) ?? track }],
    hasChanged: (now) => isOther(now.track(taskId, track.id), log),
  }),
  // A log is always one's own.
  "delete-log": ({ taskId, track }, before) => {
    const change = { key: "logDeleted", title: before.task(taskId)?.title } as const;
    if (track.user_id !== before.me) return { change, reason: "log" };
    return {
      change,
      what: "time",
      takeBack: () => [{ kind: "log-time", taskId, log: logOf(track), track: { ...track, id: newId() } }],
    };
  },
};

/** What a person has entered. */
const logOf = ({ billable_minutes, completed_at, started_at, message }: TimeTrackJson): TimeLog => ({
  minutes: billable_minutes,
  day: (completed_at ?? started_at).slice(0, 10),
  note: plainTextOf(message),
});

const isOther = (track: TimeTrackJson | undefined, log: TimeLog): boolean =>
  track !== undefined && track.billable_minutes !== log.minutes;
