/** Larger than any task's id. */
const PER_OCCURRENCE = 2 ** 32;

/** The id of a further row of a task that a list shows several times; the first row has the id of the task. */
export const rowIdOf = (taskId: number, occurrence: number): number =>
  taskId < 0 ? taskId - occurrence * PER_OCCURRENCE : taskId + occurrence * PER_OCCURRENCE;

export const taskIdOfRow = (rowId: number): number => rowId % PER_OCCURRENCE;

/** The id under which a card or row is dragged and focused. */
export const itemIdOf = (item: HTMLElement | null | undefined): number =>
  Number(item?.dataset.row ?? item?.dataset.task);
