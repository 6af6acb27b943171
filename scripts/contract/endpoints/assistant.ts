import { type Endpoints, member, serviceAdmin, TASK, viewer } from "@/scripts/contract/endpoints/entry";

const A = { provider: "provider_a", model: "auto" };

export const ASSISTANT_ENDPOINTS: Endpoints = {
  "GET /boards/v2/ai/settings": serviceAdmin({ single: true }),
  "POST /boards/v2/ai/settings": serviceAdmin({ body: { settings: { ...A, is_enabled: "yes" } } }),
  "POST /boards/v2/ai/models": serviceAdmin({ body: { settings: { provider: "provider_b" } } }),
  "POST /boards/v2/ai/test": serviceAdmin({ body: { settings: A } }),
  "POST /boards/v2/ai/generate": viewer({ body: { action: "write", prompt: "Invite everybody" } }),
  [`POST ${TASK}/ai-assist`]: viewer({ body: { action: "summarize" } }),
  [`POST ${TASK}/ai-apply-suggestions`]: member({
    body: ({ label }) => ({ label_ids: [label.id], priority: "urgent" }),
  }),
};
