/** Page Up and Page Down move between entries, as the feed pattern demands. */
export function focusByPageKeys(event: React.KeyboardEvent<HTMLElement>) {
  const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
  if (by === 0 || event.target instanceof HTMLTextAreaElement) return;

  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("article[tabindex]")];
  const at = entries.findLastIndex((entry) => event.target instanceof Node && entry.contains(event.target));
  const next = entries[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
