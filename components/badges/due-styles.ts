/** By the state of a due date, for tasks that are open. */
export const dueStyles = {
  overdue: "font-medium text-red-text",
  soon: "font-medium text-amber-text",
  later: "",
  none: "",
};
