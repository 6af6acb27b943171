"use client";
import { useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { TextEditorProps } from "@/components/text/editor/editor";
import { withWords } from "@/components/text/editor/plain-text";
import { StandIn } from "@/components/text/editor/editor-placeholder";
import type { Chosen } from "@/components/text/editor/insert-text";

const load = () => import("@/components/text/editor/editor");
// What fails now is loaded again when it is needed.
export const preloadEditor = () => void load().catch(console.error);

/** The editor as soon as it is loaded. What is written until then is saved, too, and stands in the editor as if it were typed there. */
export function TextEditor({ html, follow, onType, ...rest }: TextEditorProps) {
  const { data: code, failureCount } = useQuery({
    queryKey: ["text editor"],
    queryFn: load,
    retry: true,
    retryDelay: 3_000,
    networkMode: "always",
  });
  const [isThere, setThere] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [words, setWords] = useState("");
  // What the words were written behind: what is stored by now may have them already.
  const [before, setBefore] = useState<string | null>(null);
  const standIn = useRef<HTMLTextAreaElement>(null);

  function write(now: string) {
    if (before === null) follow(html);
    setBefore(before ?? html);
    setWords(now);
    onType(withWords(before ?? html, now));
  }

  const Editor = !isComposing || isThere ? code?.default : undefined;
  const shown = isThere ? html : (before ?? html);
  return (
    <>
      {!isThere && (
        <StandIn
          {...rest}
          ref={standIn}
          html={shown}
          words={words}
          isLate={failureCount > 0}
          onWords={write}
          onComposing={setComposing}
        />
      )}
      {Editor && (
        <Editor
          {...rest}
          html={shown}
          follow={follow}
          onType={onType}
          typed={words}
          chosen={() => chosenIn(standIn.current)}
          takesFocus={() => standIn.current === document.activeElement}
          onThere={() => setThere(true)}
        />
      )}
    </>
  );
}

const chosenIn = (field: HTMLTextAreaElement | null): Chosen => [field?.selectionStart ?? 0, field?.selectionEnd ?? 0];
