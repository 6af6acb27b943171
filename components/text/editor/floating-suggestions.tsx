"use client";
import { PreviewCard as Base } from "@base-ui/react/preview-card";
import { Suggestions, type SuggestionsProps } from "@/components/ui/pickers/suggestions";

interface FloatingSuggestionsProps {
  list: SuggestionsProps;
  side: "top" | "bottom";
  /** The field, or the line that is being written. */
  anchor: () => Anchor | null;
}

type Anchor = Element | { getBoundingClientRect: () => DOMRect; contextElement: Element };

/** Wholly visible wherever the field is: beyond the edges of dialogs and scrolled parts, on the side with room. */
export function FloatingSuggestions({ list, side, anchor }: FloatingSuggestionsProps) {
  if (list.matches.length === 0) return null;
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 w-(--anchor-width) max-w-(--available-width) min-w-[min(20rem,var(--available-width))]"
        >
          <Base.Popup className="outline-none">
            <Suggestions {...list} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
