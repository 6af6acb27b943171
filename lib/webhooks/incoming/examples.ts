const TASK = { title: "Call Mia back", priority: "high", source: "shop", source_id: 1017 };

const spaced = (value: object) => JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "');

export const LANGUAGES = ["curl", "node", "python"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A call of this address that creates a task, in each language. */
export const examplesFor = (url: string): Record<Language, string> => ({
  curl: `curl -X POST '${url}' \\
  -H 'Content-Type: application/json' \\
  -d '${spaced(TASK)}'`,
  node: `const response = await fetch("${url}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(${spaced(TASK)}),
});
console.log(response.status, await response.json());`,
  python: `import json, urllib.request

request = urllib.request.Request(
    "${url}",
    data=json.dumps(${spaced(TASK)}).encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))`,
});
