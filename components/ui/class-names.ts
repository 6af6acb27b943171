import { type ClassValue, clsx } from "clsx";

/** Never pass two classes for the same property: the order of the style sheet decides, not the order here. */
export const classNames = (...classes: ClassValue[]): string => clsx(classes);
