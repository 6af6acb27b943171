import { useMemo, useSyncExternalStore } from "react";

const CHANGED = "testing-address-changed";
const REFRESHED = "testing-refreshed";

// Components wait until Next has replaced the browser's methods.
for (const how of ["pushState", "replaceState"] as const) {
  const change = history[how].bind(history);
  history[how] = (...words) => {
    change(...words);
    dispatchEvent(new Event(CHANGED));
  };
}

/** How often components have refreshed the page. */
export let refreshes = 0;

const router = {
  push: (address: string) => history.pushState(null, "", address),
  replace: (address: string) => history.replaceState(null, "", address),
  refresh() {
    refreshes += 1;
    dispatchEvent(new Event(REFRESHED));
  },
  back: () => history.back(),
  forward: () => history.forward(),
  prefetch: () => undefined,
};

/** @returns unsubscribes */
export function onRefresh(drawAgain: () => void): () => void {
  addEventListener(REFRESHED, drawAgain);
  return () => removeEventListener(REFRESHED, drawAgain);
}

export const useRouter = () => router;

export const usePathname = (): string => useSyncExternalStore(subscribe, () => location.pathname);

export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

function subscribe(changed: () => void) {
  addEventListener(CHANGED, changed);
  addEventListener("popstate", changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("popstate", changed);
  };
}
