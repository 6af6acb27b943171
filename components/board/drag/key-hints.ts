import type { Translate } from "@/lib/i18n/translate";

type Texts = Translate<"board.shortcuts">;

/** By what they do, as `useShortcutHints` lists them. */
type KeyHints = Readonly<Record<string, readonly string[]>>;

/** The keys of `useKeyDrag`, with those of the view that move what is picked up. */
export const keysForMoving = (t: Texts, moves: KeyHints): KeyHints => ({
  [t("pickUp")]: [" "],
  ...moves,
  [t("drop")]: [" ", "Enter"],
  [t("cancel")]: ["Escape"],
});
