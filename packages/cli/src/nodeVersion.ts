/** The versions of Node that the emulator and the proxy run on. The commands run on older ones too. */
export const neededNode = "Node 22.19, 24.11, or 26 or newer";

/** Whether the emulator and the proxy run on a version of Node. */
export function runsProxy(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return (major === 22 && minor >= 19) || (major === 24 && minor >= 11) || major >= 26;
}
