/** The group of the keys that work on every page; a page that takes one of them for itself comes first. */
export const EVERYWHERE = "Everywhere";
