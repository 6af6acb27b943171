"use client";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Translate } from "@/lib/i18n/translate";

interface KbdProps {
  /** As in `useShortcuts`: "c", "mod+k". */
  children: string;
  /** On a dark background. */
  onDark?: boolean;
}

export function Kbd({ children, onDark = false }: KbdProps) {
  const t = useTranslations("ui.keys");
  const isApple = useApple();
  const caps = children.split("+").map((key) => capOf(key, isApple, t));
  return (
    <kbd
      dir="ltr"
      className={classNames(
        "inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-sm border px-1 font-sans text-xs font-medium",
        onDark ? "border-gray-9 text-gray-1" : "border-gray-7 text-gray-11",
      )}
    >
      {caps.join(isApple ? "" : " ")}
    </kbd>
  );
}

const ARROWS = { arrowup: "↑", arrowdown: "↓", arrowleft: "←", arrowright: "→" };

const NAMED = {
  mod: "control",
  escape: "escape",
  delete: "delete",
  enter: "enter",
  contextmenu: "menu",
  " ": "space",
  shift: "shift",
  alt: "alt",
} as const;

function capOf(key: string, isApple: boolean, t: Translate<"ui.keys">): string {
  const name = key.toLowerCase();
  if (name === "mod" && isApple) return "⌘";
  if (isKeyOf(ARROWS, name)) return ARROWS[name];
  if (isKeyOf(NAMED, name)) return t(NAMED[name]);
  return key.length === 1 ? key.toUpperCase() : key;
}

const isKeyOf = <Of extends object>(of: Of, name: PropertyKey): name is keyof Of => Object.hasOwn(of, name);

const never = () => () => undefined;

/** Apple keyboards use the command key instead of the control key. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

const useApple = (): boolean => useSyncExternalStore(never, isApple, () => false);
