export interface ArrowPoint {
  x: number;
  y: number;
}

/** In pixels: how far an arrow runs straight out of a bar and into the next one. */
const STUB = 10;
const RADIUS = 5;

/**
 * From the end of a bar to the start of another, in right angles. `rowGap` is the distance from the middle of a row to
 * its edge, where an arrow that leads back passes between rows.
 */
export function arrowPath(from: ArrowPoint, to: ArrowPoint, rowGap: number): string {
  const down = to.y >= from.y ? 1 : -1;
  if (to.x - from.x >= 2 * STUB) {
    const x = from.x + STUB;
    return rounded([from, { x, y: from.y }, { x, y: to.y }, to]);
  }
  const between = to.y === from.y ? from.y + rowGap : from.y + down * rowGap;
  return rounded([
    from,
    { x: from.x + STUB, y: from.y },
    { x: from.x + STUB, y: between },
    { x: to.x - STUB, y: between },
    { x: to.x - STUB, y: to.y },
    to,
  ]);
}

/** A line through the points, with round corners where there is room. */
function rounded(points: readonly ArrowPoint[]): string {
  const [first, ...others] = points;
  if (!first) return "";
  let path = `M${first.x} ${first.y}`;
  others.forEach((corner, at) => {
    const [before, after] = [points[at] ?? first, points[at + 2]];
    if (!after) return void (path += `L${corner.x} ${corner.y}`);
    const radius = Math.min(RADIUS, distance(before, corner) / 2, distance(corner, after) / 2);
    const [start, end] = [towards(corner, before, radius), towards(corner, after, radius)];
    path += `L${start.x} ${start.y}Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
  });
  return path;
}

const distance = (one: ArrowPoint, other: ArrowPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

function towards(from: ArrowPoint, to: ArrowPoint, by: number): ArrowPoint {
  const whole = distance(from, to);
  const part = whole === 0 ? 0 : by / whole;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
