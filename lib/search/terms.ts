/** A part of a query, between two spaces. */
export interface Term {
  isExcluded: boolean;
  /** Of `name:value`, in small letters; null for a word. */
  name: string | null;
  value: string;
  isQuoted: boolean;
  /** The place in the input: of the whole term, and where its value begins. */
  from: number;
  valueFrom: number;
  to: number;
}

const TERM = /(-?)(?:([a-z]+):)?(?:"([^"]*)(?:"|$)|(\S*))/iy;

export function termsOf(input: string): Term[] {
  const terms: Term[] = [];
  let at = 0;
  while (at < input.length) {
    if (/\s/.test(input.charAt(at))) at += 1;
    else {
      const term = termAt(input, at);
      terms.push(term);
      at = term.to;
    }
  }
  return terms;
}

function termAt(input: string, from: number): Term {
  TERM.lastIndex = from;
  const [all = "", minus = "", name, quoted, bare = ""] = TERM.exec(input) ?? [];
  return {
    isExcluded: minus !== "",
    name: name?.toLowerCase() ?? null,
    value: quoted ?? bare,
    isQuoted: quoted !== undefined,
    from,
    valueFrom: from + minus.length + (name === undefined ? 0 : name.length + 1),
    to: from + Math.max(1, all.length),
  };
}
