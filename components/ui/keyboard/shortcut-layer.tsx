"use client";
import { createContext, useContext, useEffect, useId } from "react";

/** Open dialogs, popovers and menus, the topmost last. Only the topmost one receives shortcuts; "" is the page. */
const open: string[] = [];

const Layer = createContext("");

export const useShortcutLayer = (): string => useContext(Layer);
export const topLayer = (): string => open.at(-1) ?? "";

/** Around a floating layer: disables shortcuts of the page, and enables those inside. */
export function ShortcutLayer({ children }: { children: React.ReactNode }) {
  const id = useId();
  useEffect(() => {
    open.push(id);
    return () => void open.splice(open.indexOf(id), 1);
  }, [id]);

  return <Layer value={id}>{children}</Layer>;
}
