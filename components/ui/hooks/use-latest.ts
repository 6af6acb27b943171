"use client";
import { useLayoutEffect, useRef } from "react";

/** For code that runs later than the render that it comes from. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => void (latest.current = value), [value]);
  return latest;
}
