import type { NextConfig } from "next";

/** One path of the REST API in every spelling that reaches it; the kernel decides by the settings which of them count. */
const otherSpellings = [
  { source: "/", has: [{ type: "query" as const, key: "rest_route", value: "/(?<path>.*)" }], destination: "/wp-json/:path*" },
  { source: "/index.php", has: [{ type: "query" as const, key: "rest_route", value: "/(?<path>.*)" }], destination: "/wp-json/:path*" },
  { source: "/index.php/wp-json/:path*", destination: "/wp-json/:path*" },
];

export default {
  distDir: process.env.BOARDS_BUILD_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  outputFileTracingRoot: import.meta.dirname,
  serverExternalPackages: ["pg", "pino", "graphile-worker", "nodemailer", "@node-rs/argon2", "sanitize-html"],
  async rewrites() {
    return { beforeFiles: otherSpellings, afterFiles: [], fallback: [] };
  },
} satisfies NextConfig;
