"use client";
import { useQuery } from "@tanstack/react-query";
import type { EditorAssistantProps } from "@/components/assistant/text/editor-assistant";

/** A text can be written without the assistant, so nothing waits for its button. */
const useCode = <Code,>(load: () => Promise<Code>): Code | undefined =>
  useQuery({
    queryKey: ["text assistant"],
    queryFn: load,
    retry: true,
    retryDelay: 3_000,
    networkMode: "always",
  }).data;

const loadForEditor = () => import("@/components/assistant/text/editor-assistant");

/** A button in the editor’s toolbar. */
export function LazyEditorAssistant(props: EditorAssistantProps) {
  const code = useCode(loadForEditor);
  return code && <code.EditorAssistant {...props} />;
}
