import { ONESELF } from "@/lib/live/changes";

/** As many as one stream may have. */
const MOST = 20;

/** Which tab watches which boards. */
export class WatchedBoards<Tab> {
  private readonly byTab = new Map<Tab, number[]>();

  /** Tabs count in the order of their last change. */
  set(tab: Tab, boards: number[]) {
    this.byTab.delete(tab);
    if (boards.length > 0) this.byTab.set(tab, boards);
  }

  tabs(): Tab[] {
    return [...this.byTab.keys()];
  }

  /** Each board once, by id. Of too many, those of the tabs that changed last, and one's own notifications in any case. */
  all(): number[] {
    const lastFirst = [...this.byTab.values()].reverse().flat();
    const first = lastFirst.includes(ONESELF) ? [ONESELF] : [];
    return [...new Set([...first, ...lastFirst])].slice(0, MOST).sort((one, other) => one - other);
  }
}
