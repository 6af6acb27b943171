import { useEffect, useState } from "react";

/** In milliseconds. */
const PAUSE = 3_000;

/**
 * Whether code that comes after the page itself is loaded. It is tried until it is.
 *
 * @param load always the same function
 * @param delay always the same function: milliseconds before it is tried first
 */
export function useLoaded(load: () => Promise<unknown>, delay: () => number): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const tryIn = (milliseconds: number) => void (timer = setTimeout(() => load().then(done, again), milliseconds));
    const done = () => setLoaded(true);
    const again = () => isOver || tryIn(PAUSE);
    tryIn(delay());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, delay]);
  return isLoaded;
}
