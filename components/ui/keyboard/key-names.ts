export interface KeyPress {
  key: string;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  shift: boolean;
  /** Some layouts need it for signs as "/". */
  altGraph: boolean;
}

/**
 * What was pressed, as keys are registered: "c", "?", "delete", "mod+k", "shift+arrowdown"; null when other modifiers are
 * held. What shift makes of a sign is already in the sign; with letters it is another key.
 */
export function nameOf({ key, ctrl, meta, alt, shift, altGraph }: KeyPress, isApple: boolean): string | null {
  const [mod, foreign] = isApple ? [meta, ctrl] : [ctrl && !altGraph, meta];
  if (foreign || (alt && !altGraph)) return null;

  const lower = key.toLowerCase();
  const isSign = key.length === 1 && lower === key.toUpperCase();
  return [mod && "mod", shift && !isSign && "shift", lower].filter(Boolean).join("+");
}
