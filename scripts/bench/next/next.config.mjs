import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

export default {
  serverExternalPackages: ["pg"],
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
};
