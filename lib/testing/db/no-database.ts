import { oncePerProcess } from "@/lib/once";
import { removeShellSettings } from "@/lib/testing/factories/shell-settings";

oncePerProcess("test settings", () => {
  removeShellSettings();
  process.env.BOARDS_DATA_DIR = "/dev/null/a-unit-test-has-no-storage";
});

oncePerProcess("pool", () => new Proxy({}, { get: refuse }));

function refuse(): never {
  throw new Error("A unit test uses no database: rename its file from *.unit.test.ts to *.test.ts.");
}
