/** Other tabs of this browser show the same time logs. */
const CHANNEL = "timesheet";

export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("saved");
  channel.close();
}

/** @returns stops listening */
export function onOtherTab(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", listener);
  return () => channel.close();
}
