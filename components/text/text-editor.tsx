"use client";
import { lazy, Suspense } from "react";
import type { TextEditorProps } from "@/components/text/editor";
import { RichText } from "@/components/text/rich-text";

const load = () => import("@/components/text/editor");
const Editor = lazy(load);
export const preloadEditor = () => void load();

/** Until the editor is there, the text can be read. */
export const TextEditor = (props: TextEditorProps) => (
  <Suspense fallback={<RichText html={props.html} />}>
    <Editor {...props} />
  </Suspense>
);
