export function read(root: ParentNode): string[] {
  const money = root.querySelectorAll('.pk-Money [data-part="figure"], .host [data-part="figure"]');
  const all = root.querySelectorAll(`.pk-Figure, .pk-Figures`);
  return [...money, ...all].filter((node) => node.classList.contains("pk-Figure")).map((node) => node.textContent ?? "");
}
