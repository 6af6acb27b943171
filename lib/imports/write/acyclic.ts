export interface Link {
  from: number;
  to: number;
}

/**
 * Leaves out what would close a circle, so that each task comes after those it waits for. Links that are on no circle
 * all remain. Takes time in proportion to the number of links.
 */
export function acyclic(links: Link[]): { kept: Link[]; refused: Link[] } {
  const next = new Map<number, Link[]>();
  const unique = new Map(links.map((link) => [`${link.from} ${link.to}`, link]));
  for (const link of unique.values()) {
    const others = next.get(link.from);
    if (others) others.push(link);
    else next.set(link.from, [link]);
  }
  const refused = new Set<Link>();
  const states = new Map<number, "open" | "done">();
  for (const start of next.keys()) visit(start, next, states, refused);
  return { kept: [...unique.values()].filter((link) => !refused.has(link)), refused: [...refused] };
}

/** A depth-first search without recursion, whose depth may be that of the longest chain: a link back to an open task closes a circle. */
function visit(start: number, next: Map<number, Link[]>, states: Map<number, "open" | "done">, refused: Set<Link>) {
  if (states.has(start)) return;
  const path = [{ task: start, at: 0 }];
  states.set(start, "open");
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const link = next.get(last.task)?.[last.at];
    last.at += 1;
    if (!link) {
      states.set(last.task, "done");
      path.pop();
    } else if (states.get(link.to) === "open") refused.add(link);
    else if (!states.has(link.to)) {
      states.set(link.to, "open");
      path.push({ task: link.to, at: 0 });
    }
  }
}
