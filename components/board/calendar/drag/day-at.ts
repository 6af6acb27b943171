import type { Point } from "@/components/drag/drop-target";

/** The day under a pointer, which may be on a bar that is drawn from an earlier day, or over the popover of another one. */
export function dayAt({ x, y }: Point): string | null {
  const week = document.elementsFromPoint(x, y).find((under) => under.closest("[data-week]"));
  const days = week?.closest("[data-week]")?.querySelectorAll<HTMLElement>("[data-day]") ?? [];
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
