"use client";
import { useQuery } from "@tanstack/react-query";
import type { ComposerAssistantProps } from "@/components/assistant/text/composer-assistant";
import type { EditorAssistantProps } from "@/components/assistant/text/editor-assistant";

/** A text can be written without the assistant, so nothing waits for its button. */
const useCode = <Code,>(name: string, load: () => Promise<Code>): Code | undefined =>
  useQuery({
    queryKey: ["text assistant", name],
    queryFn: load,
    retry: true,
    retryDelay: 3_000,
    networkMode: "always",
  }).data;

const loadForEditor = () => import("@/components/assistant/text/editor-assistant");
const loadForComposer = () => import("@/components/assistant/text/composer-assistant");

/** A button in the editor’s toolbar. */
export function LazyEditorAssistant(props: EditorAssistantProps) {
  const code = useCode("editor", loadForEditor);
  return code && <code.EditorAssistant {...props} />;
}

/** A button below a comment that is written. */
export function LazyComposerAssistant(props: ComposerAssistantProps) {
  const code = useCode("composer", loadForComposer);
  return code && <code.ComposerAssistant {...props} />;
}
