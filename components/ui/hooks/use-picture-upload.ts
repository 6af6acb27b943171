"use client";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRouter } from "next/navigation";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

export function usePictureUpload() {
  const router = useRouter();
  const opener = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.address)), [chosen]);

  function choose(file: File | null) {
    setProblem("");
    setChosen(file && { file, address: URL.createObjectURL(file) });
  }

  async function change(work: () => Promise<unknown>, word: string) {
    setBusy(true);
    const error = await trackUnsaved(work()).then(() => null, errorMessage);
    // The button can take the focus only once it is enabled again.
    flushSync(() => {
      setBusy(false);
      if (!error) setChosen(null);
      setProblem(error ?? "");
    });
    opener.current?.focus();
    if (error) return;
    toast(word);
    router.refresh();
  }

  return { chosen, isBusy, problem, opener, choose, change };
}
