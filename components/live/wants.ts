import { ONESELF } from "@/lib/live/changes";

/** As many as one stream may have. */
const MOST = 20;

/** Which tab watches which boards. */
export class Wants {
  private readonly byTab = new Map<string, number[]>();

  /** The last set of boards comes last. */
  set(tab: string, boards: number[]) {
    this.byTab.delete(tab);
    this.byTab.set(tab, boards);
  }

  forget(tab: string) {
    this.byTab.delete(tab);
  }

  knows(tab: string) {
    return this.byTab.has(tab);
  }

  /** Each once, in the order of their ids; when there are too many those of the tabs that asked last, and what concerns oneself in any case. */
  all(): number[] {
    const lastFirst = [...this.byTab.values()].reverse().flat();
    const first = lastFirst.includes(ONESELF) ? [ONESELF] : [];
    return [...new Set([...first, ...lastFirst])].slice(0, MOST).sort((one, other) => one - other);
  }
}
