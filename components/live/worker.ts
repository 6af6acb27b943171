import type { TabMessage } from "@/components/live/messages";
import { StreamHub } from "@/components/live/stream-hub";

const hub = new StreamHub();

function connect({ ports: [port] }: MessageEvent) {
  if (port) port.onmessage = ({ data }: MessageEvent<TabMessage>) => hub.receive(port, data);
}

Object.assign(globalThis, { onconnect: connect });
