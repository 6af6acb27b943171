import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Class names in order; of two that say the same thing the later one counts. */
export const classNames = (...given: ClassValue[]): string => twMerge(clsx(given));
