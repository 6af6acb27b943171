import { logoIn, onlyFile } from "@/lib/attachments/uploads";
import { endpoint } from "@/lib/http/endpoint";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";
import { changeLogo, prepareLogo, removeLogo } from "@/lib/settings/logo/change";
import { settleFiles } from "@/lib/storage/ledger";
import { presentLogo } from "@/lib/settings/present";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    files: logoIn("logo"),
    prepare: ({ files }) => prepareLogo(onlyFile(files)),
    settle: ({ file }, work) => settleFiles([file], work),
    run: ({ prepared }) => changeLogo(prepared),
    reply: (logo) => ({ message: "The logo has been saved", logo: presentLogo(logo) }),
  }),
  DELETE: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => removeLogo(),
    reply: () => ({ message: "The logo has been removed", logo: null }),
  }),
});
