"use client";
import { useRef, useState } from "react";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

export type Switches<Name extends string> = Readonly<Record<Name, boolean>>;

/** Saves switches one after the other; a failure switches back. @param send returns the saved switches */
export function useSwitches<Name extends string>(
  saved: Switches<Name>,
  send: (change: Partial<Switches<Name>>) => Promise<Switches<Name>>,
) {
  const [stored, setStored] = useState(saved);
  const [pending, setPending] = useState<readonly Partial<Switches<Name>>[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());

  async function save(change: Partial<Switches<Name>>) {
    try {
      setStored(await send(change));
    } catch (error) {
      toast(errorMessage(error), "error");
    } finally {
      setPending((all) => all.filter((each) => each !== change));
    }
  }

  function change(to: Partial<Switches<Name>>) {
    setPending((all) => [...all, to]);
    last.current = trackUnsaved(last.current.then(() => save(to)));
  }

  return { on: pending.reduce<Switches<Name>>((before, each) => ({ ...before, ...each }), stored), change };
}
