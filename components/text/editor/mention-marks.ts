import { Extension } from "@tiptap/react";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { MentionedPerson } from "@/components/text/editor/mention-at";

/** Shows which names will mention somebody. The text stays as it is. */
export const mentionMarks = (people: readonly MentionedPerson[]) => {
  const logins = new Set(people.map(({ user_login }) => user_login.toLowerCase()));
  return Extension.create({
    name: "mentionMarks",
    addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => marksIn(doc, logins) } })],
  });
};

const NAMES = /(?<![\p{L}\p{N}_+-])@([^\s@]+)/gu;

function marksIn(doc: Node, logins: ReadonlySet<string>): DecorationSet {
  const decorations: Decoration[] = [];
  doc.descendants((node, at) => {
    for (const { 1: login = "", index } of node.isText ? (node.text ?? "").matchAll(NAMES) : []) {
      const known = longestLogin(login.toLowerCase(), logins);
      if (known > 0) decorations.push(Decoration.inline(at + index, at + index + 1 + known, { class: "fbs_mention" }));
    }
  });
  return DecorationSet.create(doc, decorations);
}

/** Punctuation may follow a name. */
function longestLogin(text: string, logins: ReadonlySet<string>): number {
  for (let end = text.length; end > 0; end -= 1) {
    if (logins.has(text.slice(0, end))) return end;
    if (/[\p{L}\p{N}_]/u.test(text.charAt(end - 1))) return 0;
  }
  return 0;
}
