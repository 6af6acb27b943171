import { fuzzTools } from "@/security/fuzz/mcp-tools";
import { MANY } from "@/security/fuzz/values";

fuzzTools(MANY);
