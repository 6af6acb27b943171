import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  distDir: process.env.BOARDS_BUILD_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  // Next would load all pages and route files at its start, for a second in which nothing is answered.
  experimental: { preloadEntriesOnStart: false },
  // Pictures are served unchanged: an optimizer would be another way to make the server fetch its own addresses.
  images: { unoptimized: true },
  // `npm test` checks the types of everything; a build, for which a start may wait, does not check them again.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: import.meta.dirname,
  serverExternalPackages: [
    "pg",
    "pino",
    "graphile-worker",
    "nodemailer",
    "@node-rs/argon2",
    "sanitize-html",
    "@aws-sdk/client-s3",
    "@aws-sdk/lib-storage",
  ],
  // Programs get the API's own 404 for an address that is no page. A browser gets the page for missing pages.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [
      {
        source: "/((?!_next/|wp-json).*)",
        missing: [{ type: "header", key: "accept", value: ".*text/html.*" }],
        destination: "/wp-json/no-page",
      },
    ],
  }),
};

const withMessages = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Compiled while building, so that the browser gets no parser of messages.
  experimental: {
    messages: { path: ["./messages", "./generated/messages"], format: "json", locales: "infer", precompile: true },
  },
});

export default withMessages(config);
