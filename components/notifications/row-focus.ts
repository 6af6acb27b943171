const ROW = "[data-row]";

const linksOf = (panel: Element | null) =>
  [...(panel?.querySelectorAll<HTMLElement>(`${ROW} a`) ?? [])].filter((link) => link.checkVisibility());

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

export function moveByArrow(event: React.KeyboardEvent, panel: HTMLElement | null): void {
  const step = STEPS[event.key];
  const links = linksOf(panel);
  const row = event.target instanceof Element ? event.target.closest(ROW) : null;
  const at = links.findIndex((link) => row?.contains(link));
  // Tabs use Home and End themselves.
  if (!step || links.length === 0 || (at < 0 && event.key !== "ArrowDown")) return;

  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}

/**
 * The mark button disappears: the focus stays in its row, or moves to the row beside it when the row leaves the
 * list.
 */
export function focusAfterMark(item: Element | null, staysWhenRead: boolean): void {
  if (staysWhenRead) item?.querySelector("a")?.focus({ preventScroll: true });
  else focusRowBeside(item);
}

function focusRowBeside(item: Element | null): void {
  const panel = item?.closest<HTMLElement>("[tabindex='-1']") ?? null;
  const links = linksOf(panel);
  const inside = links.filter((link) => item?.contains(link));
  const first = links.findIndex((link) => inside.includes(link));
  // Immediately, because the panel takes the focus itself when the focused button is removed.
  (links[first + inside.length] ?? links[first - 1] ?? panel)?.focus();
}
