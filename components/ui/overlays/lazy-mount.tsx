"use client";
import { useState } from "react";

/** Mounts its children when they are first needed, and keeps them for the closing animation. */
export function LazyMount({ when, children }: { when: boolean; children: React.ReactNode }) {
  const [was, setWas] = useState(when);
  if (when && !was) setWas(true);
  return was && children;
}
