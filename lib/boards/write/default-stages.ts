/** What a new board starts with, by its type on the wire (observed.md, 5). */
export const DEFAULT_STAGES = {
  "to-do": ["Open", "In Progress", "Completed"],
  roadmap: ["Pending", "Under Consideration", "Planned", "Launched"],
};

const CLOSING = new Set(["Completed", "Launched"]);

/** Whether tasks in a stage of this title are done, where nothing else is said. */
export const closesByTitle = (title: string): boolean => CLOSING.has(title);
