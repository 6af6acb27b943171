import { listenOnceLoaded } from "@/components/ui/hooks/listen-once-loaded";

type NativeDrag = typeof import("@/components/drag/native-drag-code");

let loaded: NativeDrag | null = null;
let loading: Promise<NativeDrag> | null = null;

/**
 * For effects: native drag and drop is loaded after the page, because nobody drags what is not yet to be seen.
 * @param start registers elements @returns the clean-up of the effect
 */
export const withNativeDrag = (start: (native: NativeDrag) => () => void): (() => void) =>
  loaded ? start(loaded) : listenOnceLoaded(load, start);

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
