import { fuzzEndpoints } from "@/security/fuzz/fuzz-endpoints";
import { FEW } from "@/security/fuzz/values";

fuzzEndpoints(FEW);
