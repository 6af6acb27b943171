/** Runs the work, and once more if it was called in the meantime, however often. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isRunAgain = false;

  async function run() {
    do {
      isRunAgain = false;
      await work();
    } while (isRunAgain);
  }

  return () => {
    if (running) isRunAgain = true;
    return (running ??= run().finally(() => (running = null)));
  };
}
