"use client";
import dynamic from "next/dynamic";
import { withTexts } from "@/components/i18n/with-texts";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";
import { filtersTexts } from "@/generated/messages/parts/filters";

const load = withTexts(filtersTexts, () =>
  import("@/components/filters/bar/filter-bar").then((file) => file.FilterBar),
);

/** Most visits of a board need no filter. What is typed before it is there must not run shortcuts of the board. */
export const LazyFilterBar = dynamic(load, { ssr: false, loading: () => <ShortcutLayer>{null}</ShortcutLayer> });

/** A failed load is repeated when the bar is needed. */
export const prepareFilterBar = () => void load().catch(console.error);
