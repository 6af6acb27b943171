interface Contents {
  found: Set<string>;
  undetected?: "text" | "binary";
}

const family = (found: string, undetected?: Contents["undetected"]): Contents => ({
  found: new Set(found.split(" ")),
  undetected,
});

const ZIPS = family(
  "zip docx xlsx pptx docm xlsm pptm dotx dotm xltx xltm potx potm ppsx ppsm odt ods odp odg ott ots otp otg epub",
);
const OLE = family("cfb");
const ISO_MEDIA = family("mp4 m4v m4a m4b m4p mov 3gp 3g2 f4v f4a f4b f4p mj2", "binary");
const ASF = family("asf wma wmv", "binary");
const OGG = family("ogg oga ogv ogm ogx opus spx", "binary");
const MATROSKA = family("mkv webm", "binary");
const SOUND = family("mp1 mp2 mp3 aac mid wav flac ape aif ac3", "binary");
const MOVIES = family("avi mpg mpeg flv", "binary");
const TEXT: Contents = { found: new Set(), undetected: "text" };

const FILE_TYPES: [extensions: string, type: string, contents: Contents][] = [
  ["jpg jpeg jpe", "image/jpeg", family("jpg")],
  ["png", "image/png", family("png apng")],
  ["gif", "image/gif", family("gif")],
  ["webp", "image/webp", family("webp")],
  ["avif", "image/avif", family("avif")],
  ["bmp", "image/bmp", family("bmp")],
  ["tif tiff", "image/tiff", family("tif")],
  ["ico", "image/x-icon", family("ico")],
  ["heic heif", "image/heic", family("heic heif mif1 avif")],
  ["psd", "image/vnd.adobe.photoshop", family("psd")],
  ["pdf", "application/pdf", family("pdf")],
  ["rtf", "application/rtf", family("rtf")],
  ["epub", "application/epub+zip", ZIPS],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ZIPS],
  ["docm", "application/vnd.ms-word.document.macroEnabled.12", ZIPS],
  ["dotx", "application/vnd.openxmlformats-officedocument.wordprocessingml.template", ZIPS],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ZIPS],
  ["xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12", ZIPS],
  ["xlsb", "application/vnd.ms-excel.sheet.binary.macroEnabled.12", ZIPS],
  ["xltx", "application/vnd.openxmlformats-officedocument.spreadsheetml.template", ZIPS],
  ["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation", ZIPS],
  ["pptm", "application/vnd.ms-powerpoint.presentation.macroEnabled.12", ZIPS],
  ["ppsx", "application/vnd.openxmlformats-officedocument.presentationml.slideshow", ZIPS],
  ["potx", "application/vnd.openxmlformats-officedocument.presentationml.template", ZIPS],
  ["odt", "application/vnd.oasis.opendocument.text", ZIPS],
  ["ods", "application/vnd.oasis.opendocument.spreadsheet", ZIPS],
  ["odp", "application/vnd.oasis.opendocument.presentation", ZIPS],
  ["odg", "application/vnd.oasis.opendocument.graphics", ZIPS],
  ["pages", "application/vnd.apple.pages", ZIPS],
  ["numbers", "application/vnd.apple.numbers", ZIPS],
  ["key", "application/vnd.apple.keynote", ZIPS],
  ["doc dot", "application/msword", OLE],
  ["xls xla xlt xlw", "application/vnd.ms-excel", OLE],
  ["ppt pot pps", "application/vnd.ms-powerpoint", OLE],
  ["mpp", "application/vnd.ms-project", OLE],
  ["msg", "application/vnd.ms-outlook", OLE],
  ["zip", "application/zip", ZIPS],
  ["gz gzip", "application/gzip", family("gz tar.gz")],
  ["tar", "application/x-tar", family("tar", "binary")],
  ["rar", "application/vnd.rar", family("rar")],
  ["7z", "application/x-7z-compressed", family("7z")],
  ["mp4 m4v", "video/mp4", ISO_MEDIA],
  ["mov qt", "video/quicktime", ISO_MEDIA],
  ["3gp", "video/3gpp", ISO_MEDIA],
  ["3g2", "video/3gpp2", ISO_MEDIA],
  ["m4a m4b", "audio/mp4", ISO_MEDIA],
  ["webm", "video/webm", MATROSKA],
  ["mkv", "video/x-matroska", MATROSKA],
  ["avi", "video/x-msvideo", MOVIES],
  ["mpg mpeg mpe", "video/mpeg", MOVIES],
  ["flv", "video/x-flv", MOVIES],
  ["wmv", "video/x-ms-wmv", ASF],
  ["wma", "audio/x-ms-wma", ASF],
  ["ogv", "video/ogg", OGG],
  ["ogg oga", "audio/ogg", OGG],
  ["mp3", "audio/mpeg", SOUND],
  ["aac", "audio/aac", SOUND],
  ["wav", "audio/wav", SOUND],
  ["flac", "audio/flac", SOUND],
  ["mid midi", "audio/midi", SOUND],
  ["txt text asc log srt sub", "text/plain", TEXT],
  ["md markdown", "text/markdown", TEXT],
  ["csv", "text/csv", TEXT],
  ["tsv", "text/tab-separated-values", TEXT],
  ["ics", "text/calendar", TEXT],
  ["vcf", "text/vcard", TEXT],
  ["vtt", "text/vtt", TEXT],
  ["json", "application/json", TEXT],
  ["yaml yml", "application/yaml", TEXT],
];

interface FileType {
  type: string;
  contents: Contents;
}

const BY_EXTENSION = new Map(
  FILE_TYPES.flatMap(([extensions, type, contents]) =>
    extensions.split(" ").map((extension): [string, FileType] => [extension, { type, contents }]),
  ),
);

/** Undefined for unsupported types such as pages and scripts (compatibility.md, C80; list:
 * docs/api/attachments.md). */
export const fileTypeOf = (name: string): FileType | undefined => BY_EXTENSION.get(extensionOf(name));

export const extensionFor = (type: string): string | undefined => EXTENSION_BY_TYPE.get(type);

const EXTENSION_BY_TYPE = new Map(FILE_TYPES.map(([extensions, type]) => [type, extensions.split(" ")[0]]));

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

export const SAFE_IMAGES: ReadonlySet<string> = new Set([
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
]);

export const PHOTOS: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/gif", "image/webp"]);

export const IMAGES: ReadonlySet<string> = new Set([
  ...SAFE_IMAGES,
  "image/bmp",
  "image/tiff",
  "image/x-icon",
  "image/heic",
]);
