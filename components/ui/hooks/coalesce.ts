/** Runs the work, and once more if it was called in the meantime, however often. */
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
