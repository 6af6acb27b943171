/** What a column draws, from top to bottom: a card, or the room of one that is not loaded. */
export interface Drawn {
  index: number;
  taskId: number | null;
}

export interface Spot {
  /** Among the other cards of the stage. */
  index: number;
  /** What follows is not loaded. */
  isAtGap?: boolean;
}

/** Where something is put on the `at`th of what is drawn; null on itself, and where nobody here knows what it would stand beside. */
export function spotOn(drawn: readonly Drawn[], at: number, isLower: boolean, others: readonly number[]): Spot | null {
  const on = drawn[at];
  if (!on || on.taskId === null) return behindLoaded(drawn.slice(0, at + 1), others);

  const index = others.indexOf(on.taskId);
  if (index < 0) return null;
  if (isLower) return { index: index + 1, isAtGap: isMissing(drawn[at + 1]) };
  return isMissing(drawn[at - 1]) ? null : { index };
}

function behindLoaded(drawn: readonly Drawn[], others: readonly number[]): Spot | null {
  const at = drawn.findLastIndex((each) => !isMissing(each));
  const [last, next] = [drawn[at], drawn[at + 1]];
  // A card that is kept though it is out of sight may stand far from there.
  const isBeside = last !== undefined && next?.index === last.index + 1;
  const index = isBeside && last.taskId !== null ? others.indexOf(last.taskId) : -1;
  return index < 0 ? null : { index: index + 1, isAtGap: true };
}

const isMissing = (drawn: Drawn | undefined): boolean => drawn?.taskId === null;
