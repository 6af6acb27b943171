import { titleOf } from "@/lib/board-document/notes";

/** What a note calls something that could not be read: its title, or else how it begins. */
export const titleOfUnread = (value: unknown): string => (titleOf(value) || JSON.stringify(value)).slice(0, LONGEST);

const LONGEST = 100;
