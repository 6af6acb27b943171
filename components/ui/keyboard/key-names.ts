export interface KeyPress {
  key: string;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  shift: boolean;
  /** Some layouts need it for characters such as "/". */
  altGraph: boolean;
}

/**
 * The name of a shortcut: "c", "?", "mod+k", "shift+arrowdown"; null with other modifiers. Shift counts with letters
 * only, because it is already part of a character such as "?".
 */
export function nameOf({ key, ctrl, meta, alt, shift, altGraph }: KeyPress, isApple: boolean): string | null {
  const [mod, foreign] = isApple ? [meta, ctrl] : [ctrl && !altGraph, meta];
  if (foreign || (alt && !altGraph)) return null;

  const lower = key.toLowerCase();
  const isSign = key.length === 1 && lower === key.toUpperCase();
  return [mod && "mod", shift && !isSign && "shift", lower].filter(Boolean).join("+");
}
