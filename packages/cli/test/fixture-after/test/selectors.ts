export function read(root: ParentNode): string[] {
  const money = root.querySelectorAll('.pk-Money [data-part="amount"], .host [data-part="figure"]');
  const all = root.querySelectorAll(`.pk-FormattedNumber, .pk-Figures`);
  return [...money, ...all].filter((node) => node.classList.contains("pk-FormattedNumber")).map((node) => node.textContent ?? "");
}
