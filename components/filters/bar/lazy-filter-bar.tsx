"use client";
import dynamic from "next/dynamic";
import { withTexts } from "@/components/i18n/with-texts";
import { filtersTexts } from "@/generated/messages/parts/filters";

const load = withTexts(filtersTexts, () =>
  import("@/components/filters/bar/filter-bar").then((file) => file.FilterBar),
);

/** Most visits of a board need no filter. */
export const LazyFilterBar = dynamic(load, { ssr: false });

/** A failed load is repeated when the bar is needed. */
export const prepareFilterBar = () => void load().catch(console.error);
