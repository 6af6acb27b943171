export interface ToastMessage {
  title: string;
  type: "done" | "error";
  action?: { label: string; onPress: () => void };
  /** Earlier messages with one of them are outdated, and disappear. */
  topics?: readonly unknown[];
}

let pending: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Confirms an action, or reports a failure that has no other place. */
export function toast(
  title: string,
  type: ToastMessage["type"] = "done",
  { action, topics }: Pick<ToastMessage, "action" | "topics"> = {},
): void {
  pending = [...pending, { title, type, action, topics }];
  listeners.forEach((listener) => listener());
}

export function takePendingToasts(): readonly ToastMessage[] {
  const taken = pending;
  pending = [];
  return taken;
}

export const hasPendingToasts = (): boolean => pending.length > 0;

export function onToast(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
