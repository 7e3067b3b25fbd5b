import { connect } from "node:net";
import { MOUNT } from "../proxy/serve.mjs";

const AGAIN_MS = 200;

/**
 * Opens a live stream, and again after its last event if it ends, on the next proxy. `onEvent` gets the ID of each event. Returns a
 * function that closes it.
 */
export function openStream({ portOf, cookie, onEvent }) {
  let after;
  let isOpen = true;
  let socket;

  function open() {
    if (!isOpen) return;
    const port = portOf();
    let text = "";
    socket = connect(port, "127.0.0.1").on("error", () => undefined);
    const resume = after === undefined ? "" : `last-event-id: ${after}\r\n`;
    socket.write(
      `GET ${MOUNT}/kit/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\nx-partner-kit: 1\r\n${resume}\r\n`,
    );
    socket.on("close", () => setTimeout(open, AGAIN_MS));
    // Reading prices is the load generator's work, so it leaves them unread.
    if (!onEvent) return void socket.resume();
    socket.on("data", (bytes) => {
      text += bytes.latin1Slice();
      const end = text.lastIndexOf("\n\n");
      if (end === -1) return;
      for (const [, id, name, event] of text.slice(0, end).matchAll(MESSAGE)) {
        after = id;
        if (name === "event") onEvent(event);
        if (name === "reset") throw new Error("A stream could not continue after its last event.");
      }
      text = text.slice(end);
    });
  }

  open();
  return () => {
    isOpen = false;
    socket.destroy();
  };
}

const MESSAGE = /id: (\d+)\nevent: (\w+)\ndata: \{(?:"seq":\d+,"id":"([^"]+)")?/g;
