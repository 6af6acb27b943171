import { describeOddValues } from "@/lib/testing/factories/odd-values";

describeOddValues([
  ...[null, "", " ", "a\0b", "'; DROP TABLE task;--", "\ud800", "\u202e\u2066x", "ﷺ".repeat(5_000), "1e309", "0x10", "+7", "-1"],
  ...[0, -1, 1.5, 2_147_483_648, 9_007_199_254_740_993, 1e308, true, [], [[]], [null], ["x", 1], {}, { a: { b: [] } }, "9999-12-31 23:59:59", "10000-01-01"],
]);
