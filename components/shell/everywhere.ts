/** The group of global shortcuts; a page's own shortcut for the same key wins. */
export const GLOBAL_KEYS = "Everywhere";
