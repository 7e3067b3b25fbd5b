/** Reads the entries of each message of a ticker stream. */
export async function readTicks({ open, onTickers }) {
  const reader = (await open()).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
      const data = text.slice(text.indexOf("data: ") + 6, end);
      text = text.slice(end + 2);
      onTickers(JSON.parse(data).tickers);
    }
  }
}
