import { Extension } from "@tiptap/react";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { Node } from "@tiptap/pm/model";

/** Each block has the direction of its text, as in `withTextDirection`; an empty one has that of the page. Not stored. */
export const TextDirection = Extension.create({
  name: "ownTextDirection",
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => directionsIn(doc) } })],
});

function directionsIn(doc: Node): DecorationSet {
  const decorations: Decoration[] = [];
  doc.forEach((block, at) => {
    if (block.textContent !== "") decorations.push(Decoration.node(at, at + block.nodeSize, { dir: "auto" }));
  });
  return DecorationSet.create(doc, decorations);
}
