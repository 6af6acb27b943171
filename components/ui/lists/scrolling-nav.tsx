"use client";
import { useLayoutEffect, useRef } from "react";

interface ScrollingNavProps {
  label: string;
  /** Changes with the current page. */
  current: string | undefined;
  className: string;
  children: React.ReactNode;
}

/** Scrolls sideways on small screens, so that the link to the current page is in view. */
export function ScrollingNav({ label, current, className, children }: ScrollingNavProps) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (nav.current && current !== undefined) showCurrentLink(nav.current);
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={className}>
      {children}
    </nav>
  );
}

/** Not by `scrollIntoView`, which may also scroll the page. */
function showCurrentLink(nav: HTMLElement) {
  const [around, link] = [nav, nav.querySelector("[aria-current]")].map((each) => each?.getBoundingClientRect());
  if (!around || !link || (link.left >= around.left && link.right <= around.right)) return;
  nav.scrollLeft += (link.left + link.right - around.left - around.right) / 2;
}
