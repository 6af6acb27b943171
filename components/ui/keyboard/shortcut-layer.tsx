"use client";
import { createContext, useContext, useEffect, useId } from "react";

/** Open dialogs, popovers and menus, the topmost last; "" is the page. Only the topmost hears the keys. */
const open: string[] = [];

const Layer = createContext("");

export const useShortcutLayer = (): string => useContext(Layer);
export const topLayer = (): string => open.at(-1) ?? "";

/** Around what floats: keys of the page rest while it is open, and keys that are registered inside it work. */
export function ShortcutLayer({ children }: { children: React.ReactNode }) {
  const id = useId();
  useEffect(() => {
    open.push(id);
    return () => void open.splice(open.indexOf(id), 1);
  }, [id]);

  return <Layer value={id}>{children}</Layer>;
}
