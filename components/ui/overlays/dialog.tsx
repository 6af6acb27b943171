"use client";
import { Dialog as Base } from "@base-ui/react/dialog";
import { classNames } from "@/components/ui/class-names";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: React.ReactNode;
  /** For content that has a visible title. */
  titleHidden?: boolean;
  /** For content that is a page elsewhere, so that its headings keep their levels. */
  titleIsMain?: boolean;
  width?: string;
  fill?: boolean;
  fullOnPhones?: boolean;
  className?: string;
  /** Otherwise the first control, also if a function returns null. */
  initialFocus?: React.RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** The focus target after closing; null for the default. */
  finalFocus?: () => HTMLElement | null;
  children: React.ReactNode;
}

/** Traps the focus and returns it; Escape or a press outside closes it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  text,
  titleHidden,
  titleIsMain,
  width = "max-w-md",
  fill,
  fullOnPhones,
  className,
  initialFocus,
  finalFocus,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport
          className={classNames(
            "fixed inset-0 z-50 grid grid-cols-1 place-items-center overflow-y-auto",
            fullOnPhones ? "sm:p-4" : "p-4",
          )}
        >
          <Base.Popup
            data-lower-edge=""
            initialFocus={typeof initialFocus === "function" ? () => initialFocus() ?? true : initialFocus}
            finalFocus={finalFocus}
            className={classNames(
              "w-full border-gray-6 bg-floating shadow-floating outline-none transition-[opacity,scale]",
              "data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0",
              width,
              !fill && "p-5",
              fullOnPhones ? "sm:rounded-lg sm:border" : "rounded-lg border",
              className,
            )}
          >
            <Base.Title
              render={titleIsMain ? <h1 /> : undefined}
              className={classNames("text-lg leading-tight font-semibold", titleHidden && "sr-only")}
            >
              {title}
            </Base.Title>
            {text && <Base.Description className="mt-1.5 text-gray-11">{text}</Base.Description>}
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** On phones the buttons are stacked, the confirming one first. */
export function DialogActions({ children }: { children: React.ReactNode }) {
  return <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>;
}
