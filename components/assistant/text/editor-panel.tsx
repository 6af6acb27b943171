"use client";
import { type Editor, useEditorState } from "@tiptap/react";
import { AssistantPanel, type AssistantPanelProps } from "@/components/assistant/text/assistant-panel";
import { takenFrom } from "@/components/assistant/text/editor-text";

/** Follows the text and its selection. */
export function EditorPanel({ editor, ...props }: AssistantPanelProps & { editor: Editor }) {
  useEditorState({
    editor,
    selector: ({ editor: now }) => now.state,
    equalityFn: (one, other) => other !== null && one.doc === other.doc && one.selection.eq(other.selection),
  });
  return <AssistantPanel {...props} text={{ take: () => takenFrom(editor), element: () => editor.view.dom }} />;
}
