/** A stage of closed tasks closes a task; a stage of open tasks reopens a task that comes from a closed one. */
export function statusOnArrival<Status extends string>(status: Status, from: Status | undefined, to: Status): Status {
  if (to === "closed") return to;
  return from === "closed" ? to : status;
}
