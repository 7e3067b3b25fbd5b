/** About how wide a text of the small size is, in CSS pixels, rather too wide than too narrow. */
export function textWidth(text: string): number {
  return Math.ceil(text.length * 7);
}
