/** Does the work when it is called; once more after that when it was called meanwhile, however often. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function run() {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
  }

  return () => {
    if (running) isAskedAgain = true;
    return (running ??= run().finally(() => (running = null)));
  };
}
