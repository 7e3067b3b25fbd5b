import { connect } from "node:net";

/** Sends raw text over a socket and returns everything received until the other side closes. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      response += chunk;
    });
    socket.on("end", () => {
      socket.end();
      resolve(response);
    });
    socket.on("error", reject);
  });
}
