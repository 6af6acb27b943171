"use client";
import { useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { TextEditorProps } from "@/components/text/editor/editor";
import { withPlainText } from "@/components/text/editor/plain-text";
import { EditorPlaceholder } from "@/components/text/editor/editor-placeholder";
import type { SelectionRange } from "@/components/text/editor/insert-text";

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
  const [isReady, setReady] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [text, setText] = useState("");
  // What the words were written behind: what is stored by now may have them already.
  const [baseHtml, setBaseHtml] = useState<string | null>(null);
  const placeholder = useRef<HTMLTextAreaElement>(null);

  function write(next: string) {
    if (baseHtml === null) follow(html);
    setBaseHtml(baseHtml ?? html);
    setText(next);
    onType(withPlainText(baseHtml ?? html, next));
  }

  const Editor = !isComposing || isReady ? code?.default : undefined;
  const shown = isReady ? html : (baseHtml ?? html);
  return (
    <>
      {!isReady && (
        <EditorPlaceholder
          {...rest}
          ref={placeholder}
          html={shown}
          text={text}
          hasFailed={failureCount > 0}
          onText={write}
          onComposing={setComposing}
        />
      )}
      {Editor && (
        <Editor
          {...rest}
          html={shown}
          follow={follow}
          onType={onType}
          typed={text}
          selection={() => selectionIn(placeholder.current)}
          takesFocus={() => placeholder.current === document.activeElement}
          onReady={() => setReady(true)}
        />
      )}
    </>
  );
}

const selectionIn = (field: HTMLTextAreaElement | null): SelectionRange => [
  field?.selectionStart ?? 0,
  field?.selectionEnd ?? 0,
];
