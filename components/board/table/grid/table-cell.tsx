"use client";
import { classNames } from "@/components/ui/class-names";

/** The place of each frozen column; its offset is a variable of the grid. Tailwind needs each name as a whole. */
const FROZEN = ["start-(--at-0)", "start-(--at-1)", "start-(--at-2)", "start-(--at-3)", "start-(--at-4)"] as const;
export const rowStyle = "grid w-max min-w-full grid-flow-col grid-cols-(--columns)";

/** `frozen` is the number of frozen columns, with the one for selecting. */
export const frozenStyle = (at: number, frozen: number): string | false =>
  at < frozen && classNames("sticky z-2", FROZEN[at], at === frozen - 1 && "border-e");

/** A selected cell is visible after a click or a tap, too. */
const BASE =
  "relative flex min-w-0 items-center gap-1.5 border-b border-gray-6 px-2 text-base focus:outline-2 focus:-outline-offset-2 focus:outline-focus";

export const cellStyle = (...more: Parameters<typeof classNames>): string => classNames(BASE, ...more);
