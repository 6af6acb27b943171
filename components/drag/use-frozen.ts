"use client";
import { useState } from "react";

/** The value, or while it is frozen the one that it had when it froze. */
export function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  const [frozen, setFrozen] = useState(value);
  if (!isFrozen && frozen !== value) setFrozen(value);
  return isFrozen ? frozen : value;
}
