import { fuzzPlainRoutes } from "@/security/fuzz/fuzz-doors";
import { fuzzProperties } from "@/security/fuzz/fuzz-properties";
import { FEW } from "@/security/fuzz/values";

fuzzProperties(FEW);
fuzzPlainRoutes(FEW);
