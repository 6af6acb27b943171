"use client";
import { useState } from "react";

export function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  const [frozen, setFrozen] = useState(value);
  if (!isFrozen && frozen !== value) setFrozen(value);
  return isFrozen ? frozen : value;
}
