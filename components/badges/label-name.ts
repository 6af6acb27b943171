import { colorOf } from "@/components/badges/colors";
import type { Translate } from "@/lib/i18n/translate";

interface Label {
  title: string | null;
  bg_color: string | null;
}

/** A label without a title is called by its color. */
export const labelName = ({ title, bg_color }: Label, t: Translate<"badges.colors">): string =>
  title || t(colorOf(bg_color ?? ""));

/** The same where nothing else says that it is a label. */
export const fullLabelName = ({ title, bg_color }: Label, t: Translate<"badges.unnamedLabels">): string =>
  title || t(colorOf(bg_color ?? ""));
