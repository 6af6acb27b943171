import { draw, randomText } from "@/security/fuzz/random";

const LONG = 70_000;

/** Omits the parameter. */
export const MISSING = Symbol("missing");

/** Invalid values by type, length, script, sign, size and shape, and injections in other languages. */
export const FIXED: readonly unknown[] = [
  ...[
    MISSING,
    null,
    "",
    " ",
    true,
    false,
    0,
    1,
    -1,
    1.5,
    -0.001,
    1e21,
    Number.MAX_SAFE_INTEGER,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_649,
    9.3e18,
  ],
  ...[
    "0",
    "00",
    "-1",
    "1.5",
    "1e3",
    "0x10",
    "NaN",
    "Infinity",
    "-Infinity",
    "null",
    "undefined",
    "true",
    "no",
    "9".repeat(400),
    "١٢٣",
  ],
  ...[
    [],
    {},
    [[]],
    [{}],
    [1, "2", null],
    { 0: 1 },
    { length: 3 },
    { toString: 1 },
    { then: 1 },
    { $ne: null },
    { in: [1] },
    nest(30),
    Array(1_500).fill(1),
  ],
  ...[
    "x",
    "x".repeat(256),
    "ü".repeat(LONG / 2),
    "x".repeat(LONG),
    "\u{1F469}\u200D\u{1F4BB}".repeat(60),
    "e\u0301".repeat(300),
    "\u202Eevil\u202C",
    "\uD800",
    "a\uDFFFb",
    "\uFEFFx",
    "\u0000",
    "a\u0000b",
    "\u0001\u001F\u007F\u0085",
    "line\r\nline\n",
    "\\u0000",
    "%00",
    "%zz",
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE "user"; --',
    "1) UNION SELECT password FROM x",
    "$1",
    "${7*7}",
    "{{7*7}}",
    "$.a[0].b",
    "a->>'b'",
    "__proto__",
    "constructor",
    "id__lt",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "<".repeat(5_000),
    "javascript:alert(1)",
  ],
  ...[
    "2027-02-30",
    "2027-13-01",
    "0000-00-00",
    "9999-12-31 23:59:59",
    "10000-01-01",
    "-2027-01-01",
    "2027-01-01T00:00:00+99:99",
    "Thu Jan 01 1970 00:00:00 GMT+0100 (x)",
    "#fff;url(x)",
    "a@b",
    "a@b.c\r\nBcc: d@e.f",
  ],
];

/** Values per parameter. */
export const MANY = 46;

/** Most are fixed values, chosen by the seed; some are random. */
export function valuesFor(next: () => number, count: number): unknown[] {
  const own = [
    ...Array.from({ length: 4 }, () => randomText(next)),
    Math.floor((next() - 0.5) * 2 ** 40),
    next() * 1e9,
  ];
  const ofSeed = draw(next, own, Math.ceil(count / 8));
  return [...draw(next, FIXED, count - ofSeed.length), ...ofSeed];
}

/** For ids in a path, where everything is text. */
export const PATH_IDS: readonly string[] = [
  ...[
    "0",
    "-1",
    "+1",
    "1.0",
    "1e1",
    "01",
    " 1",
    "1 ",
    "1;1",
    "1,2",
    "abc",
    "",
    ".",
    "..",
    "me",
    "null",
    "NaN",
    "Infinity",
    "true",
    "١",
    "１",
    "²",
  ],
  ...[
    "2147483647",
    "2147483648",
    "9007199254740993",
    "9".repeat(400),
    "\u0000",
    "1\u0000",
    "\n",
    "1\n",
    "\uD800",
    "\u202E1",
    "__proto__",
    "constructor",
    "[object Object]",
    "1' OR '1'='1",
    "1--",
    "1/2",
    "%2e%2e",
    "0x1",
    "*",
    "%",
    "x".repeat(5_000),
  ],
];

function nest(depth: number): unknown {
  return depth === 0 ? 1 : { a: nest(depth - 1) };
}

/** Short enough for the message of a failed test. */
export function shown(value: unknown): string {
  const text = value === MISSING ? "(missing)" : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 80)}… (${text.length})` : text;
}
