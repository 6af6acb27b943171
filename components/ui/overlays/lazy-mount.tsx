"use client";
import { useState } from "react";

/** What is loaded and drawn when it is wanted for the first time; it stays then, so that it can fade away. */
export function LazyMount({ when, children }: { when: boolean; children: React.ReactNode }) {
  const [was, setWas] = useState(when);
  if (when && !was) setWas(true);
  return was && children;
}
