import { TaskItem, TaskList } from "@tiptap/extension-list";
import { Placeholder } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import { isSafeHref } from "@/components/text/editor/href";
import { FOREIGN_NODES } from "@/components/text/editor/foreign-nodes";
import { tables } from "@/components/text/editor/tables";
import { TextDirection } from "@/components/text/editor/text-direction";

/** `emptyItem` names the checkbox of an item without text. */
export const extensions = (placeholder: string, emptyItem: string) => [
  starterKit(isSafeHref, {}),
  ...shared(placeholder, emptyItem),
  ...tables("block+"),
  ...FOREIGN_NODES,
];

/** A comment is stored in Markdown, and its pictures are its files. */
export const commentExtensions = (placeholder: string, emptyItem: string) => [
  starterKit((href) => /^https?:\/\//i.test(href), { underline: false }),
  ...shared(placeholder, emptyItem),
  ...tables("paragraph"),
];

const starterKit = (shouldAutoLink: (href: string) => boolean, more: { underline?: false }) =>
  StarterKit.configure({
    link: {
      isAllowedUri: isSafeHref,
      shouldAutoLink,
      defaultProtocol: "https",
      openOnClick: false,
      HTMLAttributes: { target: "_blank", rel: "noopener noreferrer" },
    },
    dropcursor: { class: "bg-accent", color: false },
    ...more,
  });

const shared = (placeholder: string, emptyItem: string) => [
  TaskList,
  TaskItem.configure({ nested: true, a11y: { checkboxLabel: ({ textContent }) => textContent || emptyItem } }),
  Placeholder.configure({ placeholder }),
  TextDirection,
];

/** The editor always has an empty last line, which is not stored. */
export function withoutTrailingLines(html: string): string {
  let end = html.length;
  while (html.endsWith(EMPTY, end)) end -= EMPTY.length;
  return html.slice(0, end);
}

const EMPTY = "<p></p>";
