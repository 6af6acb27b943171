import { crc32, deflateRawSync } from "node:zlib";

/** A file in an archive, which may lie about itself. */
export interface ZippedFile {
  name: string;
  content: string;
  /** Bytes that it claims to have once it is unpacked. */
  declared?: number;
  declaredCompressed?: number;
  method?: number;
}

/** Written by hand, as libraries refuse to write what an attacker would. */
export function aZip(files: ZippedFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const compressed = deflateRawSync(file.content);
    const local = Buffer.concat([localHeader(file, compressed), compressed]);
    directory.push(directoryEntry(file, compressed, offset));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...locals, entries, endOfDirectory(files.length, entries.length, offset)]);
}

const facts = (file: ZippedFile, compressed: Buffer): number[] => [
  file.method ?? 8,
  crc32(file.content),
  file.declaredCompressed ?? compressed.length,
  file.declared ?? Buffer.byteLength(file.content),
  Buffer.byteLength(file.name),
];

function localHeader(file: ZippedFile, compressed: Buffer): Buffer {
  const [method = 0, crc = 0, size = 0, declared = 0, length = 0] = facts(file, compressed);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt32LE(declared, 22);
  header.writeUInt16LE(length, 26);
  return Buffer.concat([header, Buffer.from(file.name)]);
}

function directoryEntry(file: ZippedFile, compressed: Buffer, offset: number): Buffer {
  const [method = 0, crc = 0, size = 0, declared = 0, length = 0] = facts(file, compressed);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(size, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, Buffer.from(file.name)]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
