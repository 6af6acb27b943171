import { type ClassValue, clsx } from "clsx";

/** No two of them may set the same thing at the same time: the order in the style sheet would decide, not the order here. */
export const classNames = (...given: ClassValue[]): string => clsx(given);
