/** For a story of a plain component: its whole file, as a host would write it, open beside it. */
export function shownSource(code: string) {
  const asHost = code
    .replaceAll(/"(?:\.\.\/)+src\/exports\/index\.ts"/g, '"@partner-kit/react"')
    .replaceAll(/"(\.\/\w+)\.tsx"/g, '"$1"');
  return { docs: { source: { code: asHost, language: "tsx" }, canvas: { sourceState: "shown" } } } as const;
}
