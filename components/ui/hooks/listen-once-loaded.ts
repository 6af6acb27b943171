/**
 * For gestures, whose code the first view does not need.
 * @param listen returns what ends it
 * @returns what ends it, also before it is loaded
 */
export function listenOnceLoaded<Code>(load: () => Promise<Code>, listen: (code: Code) => () => void): () => void {
  let hasEnded = false;
  let stop: (() => void) | undefined;
  load().then((code) => {
    if (!hasEnded) stop = listen(code);
  }, console.error);
  return () => {
    hasEnded = true;
    stop?.();
  };
}
