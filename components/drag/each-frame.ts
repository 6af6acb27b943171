/** Calls `step` for each frame, with the time since the one before. @returns what stops it */
export function eachFrame(step: (seconds: number, now: number) => void): () => void {
  let before = performance.now();
  let frame = requestAnimationFrame(next);

  function next(now: number) {
    // After a pause of the page nothing jumps.
    const seconds = Math.min(now - before, 50) / 1000;
    before = now;
    step(seconds, now);
    frame = requestAnimationFrame(next);
  }

  return () => cancelAnimationFrame(frame);
}
