export interface ToastMessage {
  title: string;
  type: "done" | "error";
  /** What can be done about it: "Undo". It stays longer then. */
  action?: { label: string; onPress: () => void };
}

/** Not shown yet: what shows them is loaded late. */
let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** A short word that something is done, or has failed where there is no other place to say so. */
export function toast(
  title: string,
  type: ToastMessage["type"] = "done",
  { action }: Pick<ToastMessage, "action"> = {},
): void {
  waiting = [...waiting, { title, type, action }];
  listeners.forEach((listener) => listener());
}

export function takePendingToasts(): readonly ToastMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function onToast(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
