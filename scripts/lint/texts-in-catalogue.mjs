const TEXT_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|text|placeholder|hint|problem|empty|heading|legend|description|confirm|button)$/;

/** A word with a capital, alone or followed by more words, as texts for people begin. */
const BEGINS_LIKE_TEXT = /^[“"]?\p{Lu}\p{Ll}*(['’]\p{Ll}+)?([ ,:.…?!]|$)/u;
const TWO_WORDS = /(^|\s)\p{L}{2,}\s+\p{L}{2,}/u;
const LETTERS = /\p{L}{2,}/u;

/** Names of keys, headers and other words for programs. */
const FOR_PROGRAMS =
  /^(Alt|Arrow\w+|Backspace|Control|Delete|End|Enter|Escape|F\d+|Home|Meta|PageDown|PageUp|Shift|Space|Tab|ContextMenu|AltGraph|Files|Accept|Content-[\w-]+|Boards|[A-Z]\w*Error|[A-Z])$/;

/** Rejects texts for people in pages and components: they belong to `messages/`. */
export const textsInCatalogue = {
  meta: {
    type: "problem",
    schema: [],
    messages: { text: "“{{text}}” is a text for people. Move it to messages/en (docs/words.md)." },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: "text", data: { text: text.trim().slice(0, 40) } });

    return {
      JSXText(node) {
        if (LETTERS.test(node.value)) report(node, node.value);
      },
      JSXAttribute(node) {
        if (
          node.value?.type === "Literal" &&
          TEXT_ATTRIBUTES.test(nameOf(node)) &&
          LETTERS.test(String(node.value.value))
        )
          report(node.value, String(node.value.value));
      },
      Literal(node) {
        if (typeof node.value === "string" && isText(node.value) && !isForPrograms(node)) report(node, node.value);
      },
      TemplateLiteral(node) {
        const words = node.quasis.map(({ value }) => value.cooked ?? "");
        const isSentence = isText(words[0]) || words.some((each) => TWO_WORDS.test(each) && !/[-_:=[(]/.test(each));
        if (isSentence && !isForPrograms(node)) report(node, words.join("…"));
      },
    };
  },
};

const isText = (text) => BEGINS_LIKE_TEXT.test(text) && !FOR_PROGRAMS.test(text);

const nameOf = ({ name }) => (name.type === "JSXNamespacedName" ? name.name.name : name.name);

/** Types, imports, property names, class names and errors that only engineers read. */
function isForPrograms(node) {
  const { parent } = node;
  if (/^(Import|Export|TS)/.test(parent.type)) return true;
  if (parent.type === "JSXAttribute") return true;
  if (parent.type === "Property" && parent.key === node && !parent.computed) return true;
  for (let around = parent; around; around = around.parent) {
    if (around.type === "NewExpression" && /Error$/.test(around.callee.name ?? "")) return true;
    if (around.type === "CallExpression" && /^(classNames|clsx|phrase)$/.test(around.callee.name ?? "")) return true;
    if (around.type === "JSXAttribute" && /className$/i.test(nameOf(around))) return true;
  }
  return false;
}
