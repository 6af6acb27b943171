import { expect, test } from "vitest";
import { recognizeFile, recognizeJson } from "@/components/imports/recognize-file";

test.each([
  ['{"boards_export": {"version": 1}, "board": {}}', "native"],
  ['{"acme_boards_export":"1.95","board":{"id":1}}', "native"],
  ['{ "board": { "title": "x", "tasks": [] } }', "native"],
  ['{"id":"5f1","nodeId":"ari","name":"Garden","desc":"","closed":false,"idOrganization":null}', "card-board"],
  ['{"name":"Garden","lists":[{"id":"1","idBoard":"5f1"}]}', "card-board"],
  ['{"data":[{"gid":"120","assignee":null,"resource_type":"task"}]}', "work"],
  ['{"things": []}', null],
  ["", null],
])("%s comes from %s", (head, source) => {
  expect(recognizeJson(head)).toBe(source);
});

test.each([
  ["site.zip", "native"],
  ["Tasks.CSV", "csv"],
  ["tasks.tsv", "csv"],
])("%s is %s whatever is in it", async (name, source) => {
  expect(await recognizeFile(new File(["{}"], name))).toBe(source);
});
