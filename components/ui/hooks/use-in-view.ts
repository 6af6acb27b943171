"use client";
import { useEffect, useState } from "react";

export function useInView(): [isInView: boolean, mark: (element: Element | null) => void] {
  const [element, mark] = useState<Element | null>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [element]);
  return [isInView, mark];
}
