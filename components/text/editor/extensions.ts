import { TaskItem, TaskList } from "@tiptap/extension-list";
import { Placeholder } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import { isSafeHref } from "@/components/text/editor/href";
import { FOREIGN_NODES } from "@/components/text/editor/foreign-nodes";

/** What a text is made of; all of it is HTML that the server keeps as it is. */
export const extensions = (placeholder: string) => [
  StarterKit.configure({
    link: {
      isAllowedUri: isSafeHref,
      shouldAutoLink: isSafeHref,
      defaultProtocol: "https",
      openOnClick: false,
      HTMLAttributes: { target: "_blank", rel: "noopener noreferrer" },
    },
    dropcursor: { class: "bg-accent", color: false },
  }),
  TaskList,
  TaskItem.configure({ nested: true, a11y: { checkboxLabel: ({ textContent }) => textContent || "Empty item" } }),
  Placeholder.configure({ placeholder }),
  ...FOREIGN_NODES,
];

/** The editor keeps a line open at the end; it is no part of the text. */
export function withoutTrailingLines(html: string): string {
  let end = html.length;
  while (html.endsWith(EMPTY, end)) end -= EMPTY.length;
  return html.slice(0, end);
}

const EMPTY = "<p></p>";
