import { type Dragged, startPointerDrag } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";
import { showFloatingPreview } from "@/components/drag/floating-preview";
import { itemIdOf } from "@/components/drag/item-id";
import { isTouching, setTouching } from "@/components/drag/touching";
import type { PointerHandlers } from "@/components/drag/use-mouse-drag";

/** In milliseconds and pixels: how long a finger rests, and how far it may move meanwhile. */
const LONG_PRESS = 350;
const TOLERANCE = 8;

/** A long press lifts what it touches. */
export class LongPresses {
  private press: Press | null = null;

  constructor(
    private readonly board: HTMLElement,
    private readonly handlers: PointerHandlers,
  ) {}

  /** @returns a function that stops listening */
  listen(): () => void {
    const off = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      receive: (event: HTMLElementEventMap[Name]) => void,
    ) => this.board.addEventListener(name, receive, { signal: off.signal, passive: false });

    on("pointerdown", (event) => event.pointerType === "touch" && this.start(event));
    on("pointermove", (event) => event.pointerId === this.press?.pointerId && this.move(this.press, event));
    on("pointerup", (event) => event.pointerType === "touch" && this.end(this.handlers.drop));
    on("pointercancel", (event) => event.pointerType === "touch" && this.end(this.handlers.cancel));
    // During a drag the finger must not scroll the page, open a menu or click.
    for (const name of ["touchmove", "touchend", "contextmenu"] as const)
      on(
        name,
        (event) => (this.press?.isDragging() || (name === "contextmenu" && isTouching())) && event.preventDefault(),
      );

    return () => {
      this.end(this.handlers.cancel);
      off.abort();
    };
  }

  private start(event: PointerEvent) {
    setTouching(true);
    if (this.press) return this.end(this.handlers.cancel);
    const source = dragSourceAt(event.target);
    if (source) this.press = newPress(this.board, event, source);
  }

  private move(press: Press, { clientX: x, clientY: y }: PointerEvent) {
    if (press.isDragging()) {
      press.moveTo({ x, y });
      this.handlers.move({ x, y });
    } else if (Math.hypot(x - press.start.x, y - press.start.y) > TOLERANCE) this.end();
  }

  private end(callback?: () => void) {
    const wasDragging = this.press?.isDragging();
    this.press?.stop();
    this.press = null;
    setTouching(false);
    if (wasDragging) callback?.();
  }
}

type Press = ReturnType<typeof newPress>;

interface DragSource {
  kind: Dragged["kind"];
  id: number;
  element: HTMLElement;
}

function newPress(
  board: HTMLElement,
  { pointerId, clientX: x, clientY: y }: PointerEvent,
  { kind, id, element }: DragSource,
) {
  let copy: ReturnType<typeof showFloatingPreview> | null = null;
  const timer = setTimeout(() => {
    copy = showFloatingPreview(element, { x, y });
    board.setPointerCapture(pointerId);
    navigator.vibrate?.(10);
    startPointerDrag(kind, id);
  }, LONG_PRESS);

  return {
    pointerId,
    start: { x, y },
    isDragging: () => copy !== null,
    moveTo: (point: Point) => copy?.moveTo(point),
    stop() {
      clearTimeout(timer);
      copy?.remove();
    },
  };
}

function dragSourceAt(target: EventTarget | null): DragSource | null {
  const at = target instanceof Element && !target.closest("input, textarea, [contenteditable=true]") ? target : null;
  const source = at?.closest<HTMLElement>("[data-lifts]");
  if (source?.dataset.task) return { kind: "task", id: itemIdOf(source), element: source };

  const column = source?.closest<HTMLElement>("[data-stage]");
  return column ? { kind: "stage", id: Number(column.dataset.stage), element: column } : null;
}
