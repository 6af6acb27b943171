import { logoIn, onlyFile } from "@/lib/attachments/uploads";
import { endpoint } from "@/lib/http/endpoint";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";
import { changeLogo, removeLogo } from "@/lib/settings/logo/change";
import { presentLogo } from "@/lib/settings/present";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    files: logoIn("logo"),
    run: ({ files }) => changeLogo(onlyFile(files)),
    reply: (logo) => ({ message: "The logo has been saved", logo: presentLogo(logo) }),
  }),
  DELETE: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => removeLogo(),
    reply: () => ({ message: "The logo has been removed", logo: null }),
  }),
});
