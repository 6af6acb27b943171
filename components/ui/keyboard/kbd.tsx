"use client";
import { useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";

interface KbdProps {
  /** As in `useShortcuts`: "c", "mod+k". */
  children: string;
  /** On a dark background. */
  onDark?: boolean;
}

export function Kbd({ children, onDark = false }: KbdProps) {
  const isApple = useApple();
  const caps = children.split("+").map((key) => capOf(key, isApple));
  return (
    <kbd
      className={classNames(
        "inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-sm border px-1 font-sans text-xs font-medium",
        onDark ? "border-gray-9 text-gray-1" : "border-gray-7 text-gray-11",
      )}
    >
      {caps.join(isApple ? "" : " ")}
    </kbd>
  );
}

const CAPS: Readonly<Record<string, string>> = {
  arrowup: "↑",
  arrowdown: "↓",
  arrowleft: "←",
  arrowright: "→",
  escape: "Esc",
  delete: "Del",
  enter: "Enter",
  contextmenu: "Menu",
  " ": "Space",
  shift: "Shift",
  alt: "Alt",
};

function capOf(key: string, isApple: boolean): string {
  if (key === "mod") return isApple ? "⌘" : "Ctrl";
  return CAPS[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key);
}

const never = () => () => undefined;

/** Apple keyboards use the command key instead of the control key. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

const useApple = (): boolean => useSyncExternalStore(never, isApple, () => false);
