import { gunzipSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import type pg from "pg";
import { executablePath } from "@/scripts/bench/browser";
