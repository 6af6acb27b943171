import type { Point } from "@/components/drag/drop-target";

/** The day under a pointer, which may be on a bar that is drawn from an earlier day. */
export function dayAt({ x, y }: Point): string | null {
  const under = document.elementFromPoint(x, y);
  const days = under?.closest("[data-week]")?.querySelectorAll<HTMLElement>("[data-day]") ?? [];
  for (const day of days) {
    const { left, right } = day.getBoundingClientRect();
    if (left <= x && x < right) return day.dataset.day ?? null;
  }
  return null;
}

/** The day from which a task is dragged: under the pointer, or of the list that shows it. */
export function grabbedDayAt({ target, clientX: x, clientY: y }: React.PointerEvent): string | null {
  const list = target instanceof Element ? target.closest<HTMLElement>("[data-day-list]") : null;
  return list?.dataset.dayList ?? dayAt({ x, y });
}
