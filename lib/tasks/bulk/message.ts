const count = (tasks: number) => `${tasks} ${tasks === 1 ? "task" : "tasks"}`;

const VERBS = {
  copy: ["copied", "copy"],
  move: ["moved", "move"],
  archive: ["archived", "archive"],
  prioritise: ["updated", "update"],
  assign: ["assigned members", "assign members to"],
  label: ["labeled", "label"],
  restore: ["restored", "restore"],
  delete: ["deleted", "delete"],
} as const;

/** `2 tasks moved successfully, 1 task failed`. Clients show it unchanged. */
export function messageOf(kind: keyof typeof VERBS, done: number, failed: number): string {
  const [participle, verb] = VERBS[kind];
  if (done === 0 && failed > 0) return `Failed to ${verb} ${count(failed)}`;

  const subject = kind === "prioritise" ? `${done} task ${done === 1 ? "priority" : "priorities"}` : count(done);
  return `${subject} ${participle} successfully${failed > 0 ? `, ${count(failed)} failed` : ""}`;
}
