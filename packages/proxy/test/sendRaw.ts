import { connect } from "node:net";

/** Sends raw text over a socket and returns everything received until the other side closes. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8");
    socket.on("data", (piece: string) => {
      answer += piece;
    });
    socket.on("end", () => {
      socket.end();
      resolve(answer);
    });
    socket.on("error", reject);
  });
}
