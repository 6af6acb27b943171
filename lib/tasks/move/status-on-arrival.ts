/** The status of a task that comes into a stage: one of done tasks closes it, one of open tasks reopens what was done. */
export function statusOnArrival<Status extends string>(status: Status, from: Status | undefined, to: Status): Status {
  if (to === "closed") return to;
  return from === "closed" ? to : status;
}
