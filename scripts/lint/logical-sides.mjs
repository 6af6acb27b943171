/** Physical sides in Tailwind's classes, and the logical ones, which follow the direction of the text. */
const PHYSICAL = [
  [/^-?ml-/, "ms-"],
  [/^-?mr-/, "me-"],
  [/^-?pl-/, "ps-"],
  [/^-?pr-/, "pe-"],
  [/^-?left-/, "start-"],
  [/^-?right-/, "end-"],
  [/^-?scroll-(m|p)l-/, "scroll-ms-, scroll-ps-"],
  [/^-?scroll-(m|p)r-/, "scroll-me-, scroll-pe-"],
  [/^rounded-l(-|$)/, "rounded-s"],
  [/^rounded-r(-|$)/, "rounded-e"],
  [/^rounded-tl(-|$)/, "rounded-ss"],
  [/^rounded-tr(-|$)/, "rounded-se"],
  [/^rounded-bl(-|$)/, "rounded-es"],
  [/^rounded-br(-|$)/, "rounded-ee"],
  [/^border-l(-|$)/, "border-s"],
  [/^border-r(-|$)/, "border-e"],
  [/^text-left$/, "text-start"],
  [/^text-right$/, "text-end"],
  [/^float-left$/, "float-start"],
  [/^float-right$/, "float-end"],
  [/^clear-left$/, "clear-start"],
  [/^clear-right$/, "clear-end"],
];

const STYLES = /^(margin|padding|border)(Left|Right)|^(left|right)$/;

/** Rejects left and right where the start and the end of a line are meant. */
export const logicalSides = {
  meta: {
    type: "problem",
    schema: [],
    messages: { physical: "“{{name}}” is wrong in right-to-left languages: use {{better}}." },
  },
  create(context) {
    const check = (node, text) => {
      for (const name of text.split(/\s+/)) {
        const found = PHYSICAL.find(([physical]) => physical.test(withoutVariants(name)));
        if (found) context.report({ node, messageId: "physical", data: { name, better: found[1] } });
      }
    };
    return {
      Literal(node) {
        if (typeof node.value === "string" && !node.parent.type.startsWith("Import")) check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ""),
      "JSXAttribute[name.name='style'] Property > Identifier.key"(node) {
        if (STYLES.test(node.name))
          context.report({
            node,
            messageId: "physical",
            data: { name: node.name, better: "an inset-inline property" },
          });
      },
    };
  },
};

const withoutVariants = (name) => name.replace(/^.*:(?=[^\]]*$)/, "").replace(/^!/, "");
