"use client";
import { useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { TextEditorProps } from "@/components/text/editor/editor";
import { withPlainText } from "@/components/text/editor/plain-text";
import { EditorPlaceholder } from "@/components/text/editor/editor-placeholder";
import type { SelectionRange } from "@/components/text/editor/insert-text";

const load = () => import("@/components/text/editor/editor");
// A failure here is retried when the editor is needed.
export const preloadEditor = () => void load().catch(console.error);

/** Text typed before the editor is loaded is saved, too, and then handed to the editor. */
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
  // The stored text may soon contain the typed one, too.
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
