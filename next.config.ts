import type { NextConfig } from "next";
import { fixedHeaders } from "./lib/http/response/page-headers";
import { otherSpellings, unserved } from "./lib/http/request/rewrites";

export default {
  distDir: process.env.BOARDS_BUILD_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  // Pictures are served as they are: an optimizer would be one more way to make the server fetch its own addresses.
  images: { unoptimized: true },
  // `npm test` checks the types of everything; a build, which a start may wait for, does not do it again.
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
  headers: async () => fixedHeaders,
  rewrites: async () => ({ beforeFiles: otherSpellings, afterFiles: [], fallback: unserved }),
} satisfies NextConfig;
