import { describeOddValues } from "@/lib/testing/factories/odd-values";

describeOddValues([
  null,
  "",
  "a\0b",
  "\ud800",
  "0x10",
  -1,
  1.5,
  2_147_483_648,
  1e308,
  [null],
  { a: { b: [] } },
  "10000-01-01",
]);
