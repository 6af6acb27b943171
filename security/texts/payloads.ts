/** Texts that would run in a page that shows them as HTML. */
export const PAYLOADS = [
  "<script>alert(1)</script>kept",
  '<img src=x onerror="alert(1)">kept',
  "<svg onload=alert(1)>kept</svg>",
  '<a href="javascript:alert(1)">kept</a>',
  '<a href="java\tscript:alert(1)">kept</a>',
  '<a href="data:text/html,<script>alert(1)</script>">kept</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">kept',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">kept',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>kept",
  "<<b>script>alert(1)<</b>/script>kept",
  '<p style="background:url(javascript:alert(1))">kept</p>',
  '<form action="//evil"><button formaction="javascript:alert(1)">kept</button></form>',
];

/** A script tag, an event attribute or a script address, outside of quoted text. */
const RUNS =
  /<\s*(?:script|svg|iframe|object|embed|math|style|form|link|meta|base)\b|<[^>]*\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:java\s*script|data|vbscript):|\sstyle\s*=/i;

/** The texts of answers that would run. Quoted attribute values are harmless, because the sanitizer has escaped them. */
export const runningIn = (...answers: { json: unknown }[]): string[] =>
  answers
    .flatMap(({ json }) => textsIn(json))
    .filter((text) => RUNS.test(text.replace(/\s(?:title|alt)="[^"<>]*"/g, "")));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
