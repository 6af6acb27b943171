export interface KeyPress {
  key: string;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  shift: boolean;
  /** Some layouts need it for characters such as "/". */
  altGraph: boolean;
}

/** For example "mod+k". Shift counts with letters only, because a character such as "?" includes it already. */
export function nameOf({ key, ctrl, meta, alt, shift, altGraph }: KeyPress, isApple: boolean): string | null {
  const [mod, foreign] = isApple ? [meta, ctrl] : [ctrl && !altGraph, meta];
  if (foreign || (alt && !altGraph)) return null;

  const lower = key.toLowerCase();
  const isSign = key.length === 1 && lower === key.toUpperCase();
  return [mod && "mod", shift && !isSign && "shift", lower].filter(Boolean).join("+");
}
