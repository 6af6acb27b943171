"use client";
import { useState } from "react";

/** The value, or while it is frozen the one that it had when it froze. */
export function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!isFrozen && kept !== value) setKept(value);
  return isFrozen ? kept : value;
}
