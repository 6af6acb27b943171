/** The finger rests so long at the edge before the board moves on, and between two columns. */
const FIRST_DELAY = 250;
const NEXT_DELAY = 500;

/** When the board moves on by a column: not at once, and then at a pace at which one can let go. */
export function newColumnSteps() {
  let lastDirection = 0;
  let dueAt = 0;
  return (direction: number, now: number): boolean => {
    if (direction !== lastDirection) dueAt = now + FIRST_DELAY;
    lastDirection = direction;
    if (direction === 0 || now < dueAt) return false;
    dueAt = now + NEXT_DELAY;
    return true;
  };
}

/** How far the next column is, of those that stand so far from where a column rests. */
export function offsetOfNext(offsets: readonly number[], direction: number): number {
  const ahead = offsets.filter((offset) => offset * direction > 1);
  return direction > 0 ? Math.min(...ahead, Infinity) : Math.max(...ahead, -Infinity);
}
