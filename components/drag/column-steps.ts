/** In milliseconds: delays before the first scroll at the edge and between two columns. */
const FIRST_DELAY = 250;
const NEXT_DELAY = 500;

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

export function offsetOfNext(offsets: readonly number[], direction: number): number {
  const ahead = offsets.filter((offset) => offset * direction > 1);
  return direction > 0 ? Math.min(...ahead, Infinity) : Math.max(...ahead, -Infinity);
}
