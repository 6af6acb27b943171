/** Keyed by the type as the API spells it (compatibility.md, C32). */
export const DEFAULT_STAGES = {
  "to-do": ["Open", "In Progress", "Completed"],
  roadmap: ["Pending", "Under Consideration", "Planned", "Launched"],
};

const CLOSING = new Set(["Completed", "Launched"]);

export const closesByTitle = (title: string): boolean => CLOSING.has(title);
