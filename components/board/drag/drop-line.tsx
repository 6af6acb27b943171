import type { DropLineSide } from "@/components/drag/dragged";
import { classNames } from "@/components/ui/class-names";

interface DropLineProps {
  at: DropLineSide;
  upright?: boolean;
  /** Between rows without a gap. */
  tight?: boolean;
}

export function DropLine({ at, upright = false, tight = false }: DropLineProps) {
  if (!at) return null;
  const places = upright
    ? { before: "inset-y-0 -start-2 w-0.5", after: "inset-y-0 -end-2 w-0.5" }
    : tight
      ? { before: "inset-x-0 -top-px h-0.5", after: "inset-x-0 -bottom-px h-0.5" }
      : { before: "inset-x-0 -top-1.5 h-0.5", after: "inset-x-0 -bottom-1.5 h-0.5" };
  return (
    // The outline separates it from backgrounds of the same colour.
    <span
      aria-hidden
      data-drop-line={at}
      className={classNames(
        "pointer-events-none absolute z-10 rounded-sm bg-accent outline outline-surface",
        places[at],
      )}
    />
  );
}
