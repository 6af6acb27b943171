import { fuzzTools } from "@/security/fuzz/mcp-tools";

fuzzTools(1);
