/** Names this page for others. Its lock ends with the page, also when the browser is killed. */
export const THIS_PAGE = crypto.randomUUID();

const lockOf = (page: string): string => `boards-changes ${page}`;

let release: (() => void) | null = null;
let held: Promise<void> | null = null;

/** While this page has changes that nobody else may send. */
export const holdPageLock = (): Promise<void> =>
  (held ??= new Promise((resolve, reject) => {
    const keep = () => {
      resolve();
      return new Promise<void>((end) => (release = end));
    };
    navigator.locks.request(lockOf(THIS_PAGE), keep).catch(reject);
  }));

export function releasePageLock(): void {
  release?.();
  release = null;
  held = null;
}

/** Waits until that page is gone, or has no more changes. */
export const oncePageIsGone = (page: string, work: () => Promise<void>): Promise<unknown> =>
  navigator.locks.request(lockOf(page), work);
