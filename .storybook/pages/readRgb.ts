/** Converts a computed colour in any notation to the channels of sRGB from 0 to 255, and its opacity from 0 to 1. */
export function readRgb(colour: string): readonly [red: number, green: number, blue: number, alpha: number] {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
