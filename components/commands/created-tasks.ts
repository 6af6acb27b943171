const listeners = new Set<() => void>();

/** After a task was created in a dialog over the screen. */
export const reportTaskCreated = (): void => listeners.forEach((listener) => listener());

/** For screens that may have to show the task. @returns stops listening */
export function onTaskCreated(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
