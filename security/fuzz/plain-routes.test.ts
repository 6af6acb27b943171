import { fuzzPlainRoutes } from "@/security/fuzz/fuzz-plain-routes";
import { fuzzProperties } from "@/security/fuzz/fuzz-properties";
import { FEW } from "@/security/fuzz/values";

fuzzProperties(FEW);
fuzzPlainRoutes(FEW);
