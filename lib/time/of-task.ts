interface TaskWithTime {
  /** Absent while there is none. */
  log_minutes?: number;
  meta: Readonly<Record<string, string>> | readonly never[];
}

/** What was logged on a task, and its estimate, which is 0 while there is none. */
export const timeOf = ({ log_minutes: logged = 0, meta }: TaskWithTime) => ({
  logged,
  estimate: Number(("_estimated_minutes" in meta && meta._estimated_minutes) || 0),
});

export const withEstimate = <Meta extends TaskWithTime["meta"]>(meta: Meta, minutes: number) => ({
  ...meta,
  _estimated_minutes: String(minutes),
});
