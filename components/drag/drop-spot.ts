export interface RenderedItem {
  index: number;
  taskId: number | null;
}

export interface DropSpot {
  index: number;
  /** The following cards are not loaded. */
  isAtGap?: boolean;
}

/** Null on the dragged card itself, and where the neighbours are unknown. */
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
  // An always-rendered card may be far away.
  const isBeside = last !== undefined && next?.index === last.index + 1;
  const index = isBeside && last.taskId !== null ? others.indexOf(last.taskId) : -1;
  return index < 0 ? null : { index: index + 1, isAtGap: true };
}

const isUnloaded = (rendered: RenderedItem | undefined): boolean => rendered?.taskId === null;
