export interface KeyPress {
  key: string;
  /** The place of the key on the keyboard: "KeyC". */
  code: string;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  shift: boolean;
  /** Some layouts need it for characters such as "/". */
  altGraph: boolean;
}

/** For example "mod+k". Shift counts with letters only, because a character such as "?" includes it already. */
export function nameOf(press: KeyPress, isApple: boolean): string | null {
  const { ctrl, meta, alt, shift, altGraph } = press;
  const [mod, foreign] = isApple ? [meta, ctrl] : [ctrl && !altGraph, meta];
  if (foreign || (alt && !altGraph)) return null;

  const key = latinKey(press);
  const lower = key.toLowerCase();
  const isSign = key.length === 1 && lower === key.toUpperCase();
  return [mod && "mod", shift && !isSign && "shift", lower].filter(Boolean).join("+");
}

/** Arabic or Russian keyboards type another letter where Latin ones have "c". */
function latinKey({ key, code, shift, altGraph }: KeyPress): string {
  if (altGraph || !OTHER_SCRIPT.test(key)) return key;
  if (/^Slash$/.test(code)) return shift ? "?" : "/";
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** One key of an Arabic keyboard types two letters. */
const OTHER_SCRIPT = /^(?!.*[\p{Script=Latin}\p{ASCII}])[\p{L}\p{M}\p{Nd}؟]+$/u;
