type NativeDrag = typeof import("@/components/drag/native-drag-code");

let loaded: NativeDrag | null = null;
let loading: Promise<NativeDrag> | null = null;

/**
 * For effects: native drag and drop is loaded after the page, because nobody drags what is not yet to be seen.
 * @param start registers elements @returns the clean-up of the effect
 */
export function withNativeDrag(start: (native: NativeDrag) => () => void): () => void {
  if (loaded) return start(loaded);

  let stop: (() => void) | null = null;
  let isOver = false;
  load().then((native) => {
    if (!isOver) stop = start(native);
  }, console.error);
  return () => {
    isOver = true;
    stop?.();
  };
}

function load(): Promise<NativeDrag> {
  loading ??= import("@/components/drag/native-drag-code").then(
    (native) => (loaded = native),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
