"use client";
import { useEffect, useEffectEvent } from "react";

/** Milliseconds without a key. */
const PAUSE = 200;

/** Sends what is typed after a pause, and when its field goes. */
export function useAfterPause(typed: string, send: () => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendNow(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => sendNow(), []);
}
