import type { Translate } from "@/lib/i18n/translate";
import type { Messages } from "@/lib/i18n/messages";

type KnownSource = keyof Messages["imports"]["sources"];

const KNOWN: readonly KnownSource[] = [
  "native",
  "card-board",
  "card-board-api",
  "work",
  "work-api",
  "csv",
  "wordpress",
];

const isKnown = (source: string): source is KnownSource => KNOWN.some((each) => each === source);

/** Trello, a CSV file, and the like; empty for sources of other versions. */
export const nameOfSource = (source: string, t: Translate<"imports">): string =>
  isKnown(source) ? t(`sources.${source}`) : "";
