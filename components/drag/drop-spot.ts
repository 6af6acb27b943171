/** What a column draws, from top to bottom: a card, or the room of one that is not loaded. */
export interface RenderedItem {
  index: number;
  taskId: number | null;
}

export interface DropSpot {
  /** Among the other cards of the stage. */
  index: number;
  /** What follows is not loaded. */
  isAtGap?: boolean;
}

/** Where something is put on the `at`th of what is drawn; null on itself, and where nobody here knows what it would stand beside. */
export function dropSpotOn(
  rendered: readonly RenderedItem[],
  at: number,
  isLower: boolean,
  others: readonly number[],
): DropSpot | null {
  const on = rendered[at];
  if (!on || on.taskId === null) return afterLoaded(rendered.slice(0, at + 1), others);

  const index = others.indexOf(on.taskId);
  if (index < 0) return null;
  if (isLower) return { index: index + 1, isAtGap: isUnloaded(rendered[at + 1]) };
  return isUnloaded(rendered[at - 1]) ? null : { index };
}

function afterLoaded(rendered: readonly RenderedItem[], others: readonly number[]): DropSpot | null {
  const at = rendered.findLastIndex((each) => !isUnloaded(each));
  const [last, next] = [rendered[at], rendered[at + 1]];
  // A card that is kept though it is out of sight may stand far from there.
  const isBeside = last !== undefined && next?.index === last.index + 1;
  const index = isBeside && last.taskId !== null ? others.indexOf(last.taskId) : -1;
  return index < 0 ? null : { index: index + 1, isAtGap: true };
}

const isUnloaded = (rendered: RenderedItem | undefined): boolean => rendered?.taskId === null;
