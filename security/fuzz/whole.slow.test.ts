import { fuzzPlainRoutes } from "@/security/fuzz/fuzz-plain-routes";
import { fuzzEndpoints } from "@/security/fuzz/fuzz-endpoints";
import { fuzzProperties } from "@/security/fuzz/fuzz-properties";
import { MANY } from "@/security/fuzz/values";

fuzzEndpoints(MANY);
fuzzProperties(MANY);
fuzzPlainRoutes(MANY);
